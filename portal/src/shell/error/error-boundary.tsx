import { Component, type ReactNode } from 'react'
import { galatDari } from '../../kit/galat'
import { laporkanGalat } from '../galat-beacon'
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
    if (gagalMuatPotongan(error) && muatUlangSekali()) return
    laporkanGalat(error)
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    const { message, requestId } = galatDari(error)
    return <BatasAkhir><GalatAplikasi pesan={message} requestId={requestId} /></BatasAkhir>
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
