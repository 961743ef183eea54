export type { Database, DatabaseLocation, Query } from './Database';
export { DatabaseBroken } from './DatabaseBroken';
export { DatabaseError } from './databaseError';
export { openDatabase } from './openDatabase';
