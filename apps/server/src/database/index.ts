export type { Database, DatabaseLocation, Query } from './Database';
export { DatabaseError } from './databaseError';
export { openDatabase } from './openDatabase';
