import { List, ThemeIcon } from '@mantine/core'
import { pelanggaranSandi, type PelanggaranSandi, type UjiSandi } from '@sivitas/rules/platform/kata-sandi'
import { IconCheck, IconMinus } from '../kit/icons'

const SYARAT: readonly { kena: readonly PelanggaranSandi[]; teks: string }[] = [
  { kena: ['kosong', 'pendek', 'panjang'], teks: '10 sampai 128 karakter' },
  { kena: ['kosong', 'username', 'nim'], teks: 'Tidak memuat nama pengguna atau NIM' },
  { kena: ['kosong', 'lahir'], teks: 'Tidak memuat tanggal lahir' },
]

/** The rules of PL-R6 that a browser can check, ticked while typing; the server checks all of them. */
export function SyaratSandi({ sandi, uji }: { sandi: string; uji?: UjiSandi }) {
  const pelanggaran = pelanggaranSandi(sandi, uji)
  return (
    <List spacing={4} size="xs" listStyleType="none">
      {SYARAT.map(({ kena, teks }) => {
        const terpenuhi = !kena.some((jenis) => pelanggaran.includes(jenis))
        return (
          <List.Item
            key={teks}
            icon={
              <ThemeIcon size={16} radius="xl" variant="light" color={terpenuhi ? 'hijau' : 'abu'}>
                {terpenuhi ? <IconCheck size={12} aria-hidden /> : <IconMinus size={12} aria-hidden />}
              </ThemeIcon>
            }
          >
            {teks}
            <span className="hanya-pembaca">: {terpenuhi ? 'terpenuhi' : 'belum terpenuhi'}</span>
          </List.Item>
        )
      })}
      <List.Item
        icon={
          <ThemeIcon size={16} radius="xl" variant="light" color="abu">
            <IconMinus size={12} aria-hidden />
          </ThemeIcon>
        }
      >
        Bukan kata sandi yang umum dan bukan salah satu dari lima kata sandi terakhir
      </List.Item>
    </List>
  )
}
