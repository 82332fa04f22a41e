-- Row-level security lets an index serve a condition only when its function is declared leakproof; LIKE and trigram
-- similarity are not, although neither tells anything but its answer. Without this a name search reads every row of
-- the college. Only a superuser may declare it: the embedded server's owner is one; elsewhere an administrator runs
-- this block once, and until then searching is slower, not wrong. See docs/decisions/2026-11-21-leakproof-search.md.
DO $$
BEGIN
  IF (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
    ALTER FUNCTION pg_catalog.texticlike(text, text) LEAKPROOF;
    ALTER FUNCTION pg_catalog.lower(text) LEAKPROOF;
    ALTER FUNCTION similarity_op(text, text) LEAKPROOF;
    ALTER FUNCTION word_similarity_op(text, text) LEAKPROOF;
    ALTER FUNCTION word_similarity_commutator_op(text, text) LEAKPROOF;
    ALTER FUNCTION strict_word_similarity_op(text, text) LEAKPROOF;
    ALTER FUNCTION strict_word_similarity_commutator_op(text, text) LEAKPROOF;
    ALTER FUNCTION pg_catalog.arraycontains(anyarray, anyarray) LEAKPROOF;
  END IF;
END $$;
