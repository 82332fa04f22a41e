import classes from './login-layout.module.css'
import { situs } from './situs-store'
import { useStore } from './store'

const KOLOM = [470, 520, 570, 620, 670, 720]
const JENDELA = [0, 1, 2, 3, 4]

/** The picture behind the login page: a campus in the colour of the theme, drawn so that no file has to be fetched. */
export function Hero() {
  const nama = useStore(situs)?.sistem?.namaPerguruanTinggi
  return (
    <aside className={classes['hero']} aria-label="Tentang portal">
      <div className={classes['heroTeks']}>
        <p className={classes['heroJudul']}>Portal operator{nama ? ` ${nama}` : ''}</p>
        <p className={classes['heroKeterangan']}>
          Data, kuliah, nilai, keuangan, hingga kelulusan: satu tempat untuk seluruh layanan akademik.
        </p>
      </div>
      <svg className={classes['heroGambar']} viewBox="0 0 1200 520" preserveAspectRatio="xMidYMax slice" aria-hidden focusable="false">
        <g fill="none" stroke="white" strokeOpacity="0.12" strokeWidth="1.5">
          {[180, 260, 340, 420].map((r) => (
            <circle key={r} cx="600" cy="430" r={r} />
          ))}
        </g>
        <g fill="currentColor" fillOpacity="0.55">
          <path d="M60 520V330h190v190zM950 520V330h190v190z" />
          <path d="M250 520V370h170v150zM780 520V370h170v150z" />
        </g>
        <g fill="white" fillOpacity="0.14">
          {JENDELA.map((i) => (
            <path key={`a${i}`} d={`M${78 + i * 34} 356h18v30h-18zM${78 + i * 34} 412h18v30h-18z`} />
          ))}
          {JENDELA.map((i) => (
            <path key={`b${i}`} d={`M${968 + i * 34} 356h18v30h-18zM${968 + i * 34} 412h18v30h-18z`} />
          ))}
          {[0, 1, 2].map((i) => (
            <path key={`c${i}`} d={`M${276 + i * 48} 400h22v34h-22zM${806 + i * 48} 400h22v34h-22z`} />
          ))}
        </g>
        <g fill="currentColor" fillOpacity="0.9">
          <path d="M420 340 600 250l180 90v20H420z" />
          <path d="M440 470h320v50H440z" />
          {KOLOM.map((x) => (
            <path key={x} d={`M${x - 8} 366h18v98h-18z`} />
          ))}
        </g>
        <path d="m600 170 92 34-92 34-92-34z" fill="white" fillOpacity="0.85" />
        <path d="M552 226v34c0 12 22 22 48 22s48-10 48-22v-34l-48 18z" fill="white" fillOpacity="0.6" />
        <path d="M690 206v46" stroke="white" strokeOpacity="0.85" strokeWidth="4" strokeLinecap="round" />
        <path d="M0 506h1200v14H0z" fill="currentColor" />
      </svg>
    </aside>
  )
}
