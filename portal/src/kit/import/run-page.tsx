import type { ReactNode } from 'react'
import { useNavigate, useParams, useResolvedPath } from 'react-router'
import { MuatGagalCard } from '../feedback/muat-gagal-card'
import { WizardPage, type Step } from '../page/wizard-page'
import type { ImportParts, Run, RunClient } from './import-parts'
import { useRun } from './use-run'

const FILE = 'unggah'

/** The run of an import that the address names, if it names one yet. */
export function useRunRoute(calls: RunClient) {
  const { id, langkah = FILE } = useParams()
  const { pathname } = useResolvedPath(id === undefined ? '.' : '../..', { relative: 'path' })
  const query = useRun(calls, id)
  return { id, langkah, base: pathname.replace(/\/$/, ''), query, run: query.data?.data }
}

type RunPageProps<Client extends RunClient> = {
  parts: ImportParts<Client>
  route: ReturnType<typeof useRunRoute>
  /** The first step: what it asks for while no run is there, its content, and the step that follows an upload. */
  upload: { missing: string; next: string; content: (onUploaded: (run: Run) => void) => ReactNode }
  /** Those behind it. */
  steps: readonly Step[]
}

/** The steps of an import, each under its own address. */
export function RunPage<Client extends RunClient>({ parts, route, upload, steps }: RunPageProps<Client>) {
  const { id, langkah, base, query, run } = route
  const { declaration, back } = parts
  const navigate = useNavigate()
  if (query.error !== null && run === undefined)
    return <MuatGagalCard error={query.error} onMuatUlang={() => void query.refetch()} sibuk={query.isFetching} />
  const file: Step = {
    key: FILE,
    label: 'Unggah',
    missing: id === undefined ? upload.missing : null,
    content: () => upload.content((made) => void navigate(`${base}/${made.id}/${upload.next}`)),
  }
  return (
    <WizardPage
      title={declaration.title}
      current={id === undefined ? FILE : langkah}
      pathOf={(key) => (key === FILE || id === undefined ? base : `${base}/${id}/${key}`)}
      steps={[file, ...steps]}
      finish="Selesai"
      finishing={false}
      onFinish={() => void navigate(back)}
      onCancel={() => void navigate(back)}
    />
  )
}
