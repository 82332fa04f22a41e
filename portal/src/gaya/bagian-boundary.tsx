import { Alert } from '@mantine/core'
import { Component, type ReactNode } from 'react'

type BagianBoundaryProps = { nama: string; children: ReactNode }

/** Keeps one broken section from taking the whole style page with it. */
export class BagianBoundary extends Component<BagianBoundaryProps, { error: Error | null }> {
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    if (this.state.error === null) return this.props.children
    return (
      <Alert color="bahaya" title={`Bagian ${this.props.nama} gagal`}>
        {this.state.error.message}
      </Alert>
    )
  }
}
