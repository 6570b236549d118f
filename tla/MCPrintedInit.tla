---------------------------- MODULE MCPrintedInit ----------------------------
(* How many initial states has the printed module? One for each solution and  *)
(* each set of given cells: TLC cannot even count the solutions.              *)
EXTENDS AIHelperPrinted

ASSUME SolutionsCanBeCounted == Cardinality([(1..GRID_SIZE) \X (1..GRID_SIZE) -> ValidValue]) > 0
=============================================================================
