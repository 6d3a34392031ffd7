/** The name of the folder, the database and the lock for stored tables. */
export const TABLES = "taisou-tables";
