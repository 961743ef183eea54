/** Rows in one answer, embedded ones counted apart. */
export const MAX_ROWS = 1_000;
export const MAX_URL_CHARACTERS = 8_192;
/** Conditions in one request, those inside `or` and `and` included. */
export const MAX_FILTERS = 20;
/** `or` inside `and` inside `or`. Each level is read once more than the one around it. */
export const MAX_LOGIC_DEPTH = 5;
/** Columns and embedded resources in one `select`. */
export const MAX_COLUMNS = 60;
/** Rows of a request that embeds others. They multiply with the rows embedded in each. */
export const MAX_ROWS_WITH_EMBEDS = 50;
export const MAX_ROWS_EMBEDDED = 20;
/** Rows embedded in each embedded row. */
export const MAX_ROWS_EMBEDDED_TWICE = 5;
/** Resources inside resources: 2 allows `messages(profiles(…))`. */
export const MAX_EMBEDDING_DEPTH = 2;
export const MAX_EMBEDS = 4;
/** How far into a result a page may begin; the database counts every row before it. */
export const MAX_OFFSET = 100_000;
/** Rows that one request may write; pages write one. */
export const MAX_BODY_ROWS = 100;
/** Rows times columns of a body: each becomes a parameter of one statement, of which there is an end. */
export const MAX_BODY_VALUES = 1_000;
/** A page of fifty of the longest messages is half of it. */
export const MAX_ANSWER_BYTES = 1_000_000;
