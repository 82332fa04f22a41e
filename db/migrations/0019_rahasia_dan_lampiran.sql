-- What the platform's tables lacked.

-- Secrets of konfigurasi lie sealed with the installation's key (server/src/kit/sealed.ts), as those of clients and of
-- authenticators do: a copy of the database alone tells no password. What an earlier state left readable has to be
-- typed again, since a migration has no key to seal it with. Changing the column reaches the rows of every college,
-- past row-level security and triggers.
ALTER TABLE konfigurasi ALTER COLUMN rahasia TYPE text USING CASE WHEN rahasia LIKE 'v1.%' THEN rahasia END;

ALTER TABLE konfigurasi ADD CONSTRAINT konfigurasi_rahasia_tersegel CHECK (rahasia LIKE 'v1.%');

-- The letter or picture that explains a calendar entry.
ALTER TABLE kalender_akademik ADD COLUMN id_lampiran uuid, ADD FOREIGN KEY (college_id, id_lampiran) REFERENCES berkas;
CREATE INDEX kalender_akademik_lampiran ON kalender_akademik (college_id, id_lampiran) WHERE id_lampiran IS NOT NULL;
