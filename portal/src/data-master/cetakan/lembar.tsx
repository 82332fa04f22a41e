import { Title } from '@mantine/core'
import type { BagianCetak, Cetakan, KolomCetak, SelCetak } from '@sivitas/contract/data-master/cetakan'
import { formatAngka } from '@sivitas/rules/platform/angka'
import { Fragment } from 'react'
import { alamatBerkas } from '@sivitas/contract/platform/berkas/berkas'
import { useIsiBerkas } from '../../kit/berkas/use-isi-berkas'
import classes from './lembar.module.css'

type Of<Jenis extends BagianCetak['jenis']> = Extract<BagianCetak, { jenis: Jenis }>

/** A value as the sheet reads: numbers in Indonesian, what is not known as a dash. */
function tulis({ tipe }: KolomCetak, sel: SelCetak | undefined): string {
  if (sel === null || sel === undefined) return '-'
  return typeof sel === 'number' ? formatAngka(sel, tipe === 'desimal' ? 2 : 0) : sel
}

/** A print as its sheets read, in the order of reading; where a new page begins stands a dashed line. */
export function Lembar({ cetakan: { judul, keterangan, kop, lanskap, bagian, tanda } }: { cetakan: Cetakan }) {
  return (
    <article className={classes.lembar} aria-label="Isi cetakan" data-lanskap={lanskap || undefined}>
      <header className={classes.kop}>
        {kop.map((baris) => (
          <p key={baris}>{baris}</p>
        ))}
      </header>
      <Title order={2} className={classes.judul}>
        {judul}
      </Title>
      <p className={classes.keterangan}>{keterangan}</p>
      {bagian.map((satu, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- parts have no key of their own and never change places
        <section key={at} className={classes.bagian}>
          {satu.halamanBaru && <hr className={classes.halaman} aria-label="Halaman baru" />}
          {satu.judul !== null && satu.judul !== judul && <Title order={3}>{satu.judul}</Title>}
          <Bagian bagian={satu} />
        </section>
      ))}
      {tanda !== null && (
        <footer className={classes.tanda}>
          <p>{tanda.tempatTanggal}</p>
          {tanda.jabatan.map((baris) => (
            <p key={baris}>{baris}</p>
          ))}
          <div className={classes.ruang} />
          <p>
            <strong>{tanda.nama}</strong>
          </p>
          {tanda.nomor !== null && <p>{tanda.nomor}</p>}
        </footer>
      )}
    </article>
  )
}

function Bagian({ bagian }: { bagian: BagianCetak }) {
  switch (bagian.jenis) {
    case 'fakta':
      return (
        <dl className={classes.fakta}>
          {bagian.baris.map(({ label, isi }) => (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{isi}</dd>
            </Fragment>
          ))}
        </dl>
      )
    case 'tabel':
      return <Tabel bagian={bagian} />
    case 'teks':
      return <p>{bagian.isi}</p>
    case 'foto':
      return (
        <ul className={classes.kisi}>
          {bagian.kartu.map((kartu) => (
            <Kartu key={kartu.nim} {...kartu} />
          ))}
        </ul>
      )
    case 'label':
      return (
        <ul className={classes.kisi}>
          {bagian.label.map(({ nim, nama, alamat }) => (
            <li key={nim}>
              <strong>{nama}</strong>
              <span>{alamat}</span>
            </li>
          ))}
        </ul>
      )
  }
}

function Tabel({ bagian: { judul, kolom, baris } }: { bagian: Of<'tabel'> }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className={classes.gulung} tabIndex={0} role="region" aria-label={`Tabel ${judul ?? 'cetakan'}`}>
      <table className={classes.tabel}>
        <thead>
          <tr>
            {kolom.map((satu) => (
              <th key={satu.judul} scope="col" data-rata={satu.tipe === 'teks' ? undefined : 'kanan'}>
                {satu.judul}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baris.map(({ nada, sel }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of paper have no key and never change places
            <tr key={at} data-nada={nada}>
              {nada === 'kelompok' || nada === 'penutup' ? (
                <th colSpan={kolom.length} scope={nada === 'kelompok' ? 'colgroup' : 'row'}>
                  {sel[0]}
                </th>
              ) : (
                kolom.map((satu, tempat) => (
                  <td key={satu.judul} data-rata={satu.tipe === 'teks' ? undefined : 'kanan'}>
                    {nada === 'jumlah' && sel[tempat] === null ? '' : tulis(satu, sel[tempat])}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Kartu({ nama, nim, keterangan, idFoto }: Of<'foto'>['kartu'][number]) {
  const url = useIsiBerkas(idFoto === null ? null : alamatBerkas(idFoto, { kecil: true }))
  return (
    <li>
      {url === undefined ? <span className={classes.foto}>Tanpa foto</span> : <img className={classes.foto} src={url} alt="" />}
      <strong>{nama}</strong>
      <span>{nim}</span>
      <span>{keterangan}</span>
    </li>
  )
}
