import { Text } from '@mantine/core'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { labelPeriode } from '@sivitas/rules/platform/periode'
import { api } from '../../../api'
import { ActDialog } from '../../../kit/page/act-dialog'
import { SalinPeriodeDialog } from '../salin-periode-dialog'

const calls = api.dataMaster.kelasWajib

type Lingkup = { periode: number; prodi?: string[] }
type DialogProps = { lingkup: Lingkup; onTutup: () => void }

/** 'Bangkitkan dari aturan' (DM-R13), with how many it gives a row. */
export const BangkitkanDialog = ({ lingkup, onTutup }: DialogProps) => (
  <ActDialog
    title="Bangkitkan dari aturan"
    submit="Bangkitkan"
    done="Kelas wajib dibangkitkan"
    calls={calls.key()}
    act={['bangkitkan', lingkup]}
    preview={(signal) => calls.bangkitkan.call({ ...lingkup, pratinjau: true }, { signal })}
    worth={({ baru }) => baru > 0}
    run={() => calls.bangkitkan.call(lingkup)}
    say={({ baru, sudahAda }) => `${formatAngka(baru)} dosen mendapat SKS wajib, ${formatAngka(sudahAda)} sudah punya dan tidak diubah.`}
    onClose={onTutup}
  >
    <Text>
      {`Dosen tetap aktif yang belum punya SKS wajib pada ${labelPeriode(lingkup.periode)} mendapat 12 SKS. Ekuivalen SKS jabatan struktural pada hari pertama periode mengurangi targetnya.`}
    </Text>
  </ActDialog>
)

/** Copies the rows of another period for who still works. */
export const SalinDialog = ({ lingkup, onTutup }: DialogProps) => (
  <SalinPeriodeDialog
    periode={lingkup.periode}
    nama="Salin kelas wajib"
    pesan="Kelas wajib disalin"
    calls={calls.key()}
    lingkup={lingkup}
    salin={(dari, { pratinjau, signal }) => calls.salin.call({ ...lingkup, dari, pratinjau }, { ...(signal && { signal }) })}
    sebut={({ baru, sudahAda }) => `${formatAngka(baru)} baris disalin, ${formatAngka(sudahAda)} sudah ada.`}
    keterangan={`Kewajiban dosen aktif disalin ke ${labelPeriode(lingkup.periode)}. Yang sudah ada tidak diubah.`}
    onTutup={onTutup}
  />
)
