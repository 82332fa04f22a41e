import type { ScopeCode } from '@sivitas/contract/kit/scope'
import { JENIS_TEMPLATE, type JenisTemplate } from '@sivitas/contract/pengaturan/template/jenis'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { selisihHari } from '@sivitas/rules/platform/tanggal-sah'
import { boleh } from '@sivitas/rules/platform/scope'
import type { Context } from '../../auth/context'
import { countAktif, countBaru, countDosenTetap, countTanpaPa, countPerubahan } from '../../data-master/public'
import { totals } from '../../kit/totals'
import { countPejabatHabis, countTemplateDraf } from '../../pengaturan/public'
import { countPermintaan } from './queries'

export type Tugas = { kode: string; judul: string; jumlah: number; tertuaHari: number | null; tautan: string }
export type Angka = { kode: string; judul: string; nilai: number; satuan: '' | '%' | 'Rp'; pembanding: number | null; tautan: string }

type Question = { context: Context; periode: number; today: string }
/** What an area tells the home page; asked only for who holds its scope. */
type Provider<Answer> = { scope: ScopeCode; ask: (question: Question) => Promise<Answer | readonly Answer[] | null> }

const STUDENTS = '/data-master/mahasiswa/data-mahasiswa'

/** Work that waits. `jumlah` is the totalItems of the linked list, so that nobody finds another number behind the click. */
const TUGAS: readonly Provider<Tugas>[] = [
  {
    scope: 'F3',
    ask: async ({ context, today }) => {
      const { jumlah, tertua } = await countTanpaPa(context.db)
      const tertuaHari = tertua ? selisihHari(tertua, today) : null
      return {
        kode: 'mahasiswa_tanpa_pa',
        judul: 'Mahasiswa aktif tanpa dosen PA',
        jumlah,
        tertuaHari,
        tautan: `${STUDENTS}?tanpaPa=1&status[0]=A`,
      }
    },
  },
  {
    scope: 'F3',
    ask: async ({ context, today }) => {
      const { jumlah, tertua } = await countPerubahan(context.db)
      return {
        kode: 'perubahan_data',
        judul: 'Permintaan perubahan data menunggu',
        jumlah,
        tertuaHari: tertua ? selisihHari(tertua, today) : null,
        tautan: '/data-master/mahasiswa/perubahan-data?status=diajukan',
      }
    },
  },
  {
    scope: 'MM',
    ask: async ({ context, today }) => ({
      kode: 'pejabat_habis',
      judul: 'Pejabat habis masa dalam 30 hari',
      jumlah: await countPejabatHabis(context.db, today, 30),
      tertuaHari: null,
      tautan: '/pengaturan/pejabat?habisDalam=30',
    }),
  },
  {
    scope: 'MM',
    ask: async ({ context, today }) =>
      (await countTemplateDraf(context.db)).map(({ jenis, jumlah, tertua }) => ({
        kode: `template_draf_${jenis}`,
        judul: `Template ${JENIS_TEMPLATE[jenis as JenisTemplate].nama} masih draf`,
        jumlah,
        tertuaHari: selisihHari(tertua, today),
        tautan: `/pengaturan/template/${jenis}?status=draf`,
      })),
  },
  {
    scope: 'O1',
    ask: async ({ context, today }) => {
      const { jumlah, tertua } = await countPermintaan(context.db)
      const tertuaHari = tertua ? selisihHari(tertua, today) : null
      return {
        kode: 'permintaan_akses',
        judul: 'Permintaan akses menunggu',
        jumlah,
        tertuaHari,
        tautan: '/pemberitahuan?tab=akses&status[0]=diajukan',
      }
    },
  },
]

/** The same period one year earlier: 20251 -> 20241. */
const yearBefore = (periode: number) => periode - 10

/** The whole college is counted once in ten seconds, not once for every operator who comes home. */
const aktif = ({ db, collegeId, session }: Context, periode: number) =>
  totals.of(`aktif:${collegeId}:${session.prodi}:${periode}`, () => countAktif(db, periode))

const ANGKA: readonly Provider<Angka>[] = [
  {
    scope: 'F3',
    ask: async ({ context, periode }) => ({
      kode: 'mahasiswa_aktif',
      judul: 'Mahasiswa aktif',
      nilai: await aktif(context, periode),
      satuan: '',
      pembanding: await aktif(context, yearBefore(periode)),
      tautan: `${STUDENTS}?periode=${periode}&status[0]=A`,
    }),
  },
  {
    scope: 'F3',
    ask: async ({ context: { db }, periode }) => ({
      kode: 'mahasiswa_baru',
      judul: `Mahasiswa baru ${labelPeriode(periode)}`,
      nilai: await countBaru(db, periode),
      satuan: '',
      pembanding: await countBaru(db, yearBefore(periode)),
      tautan: `${STUDENTS}?periodeMasuk=${periode}`,
    }),
  },
  {
    scope: 'F2',
    ask: async ({ context: { db } }) => ({
      kode: 'dosen_tetap',
      judul: 'Dosen tetap aktif',
      nilai: await countDosenTetap(db),
      satuan: '',
      pembanding: null,
      tautan: '/data-master/badan-hukum/program-studi',
    }),
  },
]

const isMany = <Answer>(answer: Answer | readonly Answer[]): answer is readonly Answer[] => Array.isArray(answer)

async function askAll<Answer>(providers: readonly Provider<Answer>[], question: Question): Promise<Answer[]> {
  const { scopes } = question.context.session
  const answers: Answer[] = []
  for (const { scope, ask } of providers) {
    const answer = boleh(scopes, { scope, access: 'B' }) ? await ask(question) : null
    if (answer) answers.push(...(isMany(answer) ? answer : [answer]))
  }
  return answers
}

export const tugasMenunggu = async (question: Question): Promise<Tugas[]> =>
  (await askAll(TUGAS, question)).filter(({ jumlah }) => jumlah > 0)
export const angkaBeranda = (question: Question): Promise<Angka[]> => askAll(ANGKA, question)
