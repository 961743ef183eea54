import { CHANGES_SQL } from './changesSql';
import { MESSAGES_SQL } from './messagesSql';
import { PUBLICATION_SQL } from './publicationSql';

/**
 * Everything the gateway needs in the database. Run it before the migrations (they write policies on
 * `realtime.messages`) and again after them (they change the publication); it may run any number of times.
 */
export const REALTIME_SQL = [MESSAGES_SQL, CHANGES_SQL, PUBLICATION_SQL].join('\n');
