import { sql } from 'kysely'
import { APP_ROLE, type Db } from './client'

/** Every way in which the schema could let one college see another's rows, as 'object: reason'. */
async function breaches(db: Db): Promise<string[]> {
  const { rows } = await sql<{ breach: string }>`
    WITH relation AS (
      SELECT c.oid, c.relname AS name, c.relkind AS kind, c.relrowsecurity, c.relforcerowsecurity, c.reloptions,
        EXISTS (
          SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'college_id' AND NOT a.attisdropped
        ) AS of_college,
        -- A partition is reached through its parent, whose walls hold, unless it is opened by itself.
        c.relispartition AND NOT has_table_privilege(${APP_ROLE}, c.oid, 'SELECT, INSERT, UPDATE, DELETE') AS inner_part
      FROM pg_class c
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
    ),
    tenant AS (SELECT * FROM relation WHERE of_college AND kind IN ('r', 'p') AND NOT inner_part)
    SELECT name || ': row level security is not enabled' AS breach FROM tenant WHERE NOT relrowsecurity
    UNION ALL
    SELECT name || ': row level security is not forced' FROM tenant WHERE NOT relforcerowsecurity
    UNION ALL
    SELECT name || ': has no policy that compares college_id' FROM tenant t
    WHERE NOT EXISTS (
      SELECT FROM pg_policy p WHERE p.polrelid = t.oid
        AND concat(pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)) LIKE '%college_id%'
    )
    UNION ALL
    SELECT name || ': the application may TRUNCATE it, which no policy stops' FROM tenant
    WHERE has_table_privilege(${APP_ROLE}, oid, 'TRUNCATE')
    UNION ALL
    SELECT name || ': a view without security_invoker reads with the rights of its owner' FROM relation
    WHERE kind = 'v' AND has_table_privilege(${APP_ROLE}, oid, 'SELECT')
      AND NOT coalesce(reloptions @> '{security_invoker=true}' OR reloptions @> '{security_invoker=on}', false)
    UNION ALL
    SELECT name || ': a materialized view or foreign table knows no row level security' FROM relation
    WHERE kind IN ('m', 'f') AND of_college AND has_table_privilege(${APP_ROLE}, oid, 'SELECT')
    UNION ALL
    SELECT coalesce(c.relname, d.objid::text) || ${`: is owned by ${APP_ROLE}`}::text
    FROM pg_shdepend d LEFT JOIN pg_class c ON d.classid = 'pg_class'::regclass AND c.oid = d.objid
    WHERE d.refclassid = 'pg_authid'::regclass AND d.refobjid = ${APP_ROLE}::regrole AND d.deptype = 'o'
      AND d.dbid = (SELECT oid FROM pg_database WHERE datname = current_database())
    UNION ALL
    SELECT n.nspname || '.' || c.relname || ': stands outside of public with rows of colleges that the application may read'
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname NOT IN ('public', 'information_schema') AND n.nspname NOT LIKE 'pg\\_%' AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
      AND EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'college_id' AND NOT a.attisdropped)
      AND has_schema_privilege(${APP_ROLE}, n.oid, 'USAGE') AND has_table_privilege(${APP_ROLE}, c.oid, 'SELECT')
    UNION ALL
    SELECT rolname || ': may bypass row level security' FROM pg_roles
    WHERE rolname = ${APP_ROLE} AND (rolsuper OR rolbypassrls)
    ORDER BY 1`.execute(db)
  return rows.map((row) => row.breach)
}

/**
 * Proves that the walls between colleges stand: every table of `public` with a college_id has row-level security
 * enabled and forced and a policy on it, and nothing goes around it. What stands in other schemas (the
 * queue's) holds no college's rows.
 * @throws Error that names every gap.
 */
export async function assertWalls(db: Db): Promise<void> {
  const found = await breaches(db)
  if (found.length > 0) throw new Error(`The walls between colleges have gaps:\n- ${found.join('\n- ')}`)
}
