import { Component, type ReactNode } from 'react'
import { MuatGagalCard } from '../../kit/feedback/muat-gagal-card'
import { galatDari, NetworkError } from '../../kit/galat'
import { laporkanGalat } from '../galat-beacon'
import { lupakanKegagalan } from '../screen-loader'
import { gagalMuatPotongan, muatUlangSekali } from './chunk-reload'
import { GalatAplikasi } from './error-page'
import { GalatAkhir } from './last-resort'

type Props = { children: ReactNode; /** Another value than before clears the error: the person went elsewhere. */ kunci: string }
type State = { error: unknown; kunci: string }

/** Catches what a screen throws while it is drawn. A missing piece of an old release reloads the page once a minute. */
export class BatasGalat extends Component<Props, State> {
  override state: State = { error: null, kunci: this.props.kunci }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Unknown error.') }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.kunci === state.kunci ? null : { error: null, kunci: props.kunci }
  }

  override componentDidCatch(error: unknown): void {
    if (gagalMuatPotongan(error) && (!navigator.onLine || muatUlangSekali())) return
    laporkanGalat(error)
  }

  private readonly ulangi = (): void => {
    lupakanKegagalan()
    this.setState({ error: null })
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    if (gagalMuatPotongan(error) && !navigator.onLine)
      return (
        <BatasAkhir>
          <MuatGagalCard error={new NetworkError({ cause: error })} onMuatUlang={this.ulangi} />
        </BatasAkhir>
      )
    const { message, requestId } = galatDari(error)
    return (
      <BatasAkhir>
        <GalatAplikasi pesan={message} requestId={requestId} />
      </BatasAkhir>
    )
  }
}

/** Stands behind every error page. */
export class BatasAkhir extends Component<{ children: ReactNode }, { gagal: boolean }> {
  override state = { gagal: false }

  static getDerivedStateFromError(): { gagal: boolean } {
    return { gagal: true }
  }

  override render(): ReactNode {
    return this.state.gagal ? <GalatAkhir /> : this.props.children
  }
}
