/** What the folder, the database and the lock are called in which tables are kept between visits. */
export const TABLES = "taisou-tables";
