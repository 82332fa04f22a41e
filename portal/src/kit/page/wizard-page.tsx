import { Button, Card, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { PageHead } from './page-head'
import classes from './page.module.css'

export type Step = {
  /** Segment or parameter of the step's own address. */
  key: string
  label: string
  content: () => ReactNode
  /** What is still missing before one may go on; null when nothing is. */
  missing: string | null
  /**
   * What has to be done before the next step, where a step ends with an act; where it fails, one stays. The steps behind
   * it are closed until it was `done` once.
   */
  leave?: { label: string; done: boolean; run: () => Promise<unknown> }
}

type WizardPageProps = {
  title: string
  /** Three to five; the last one is a review. */
  steps: readonly Step[]
  /** The step that the address names; none is the first. */
  current: string | undefined
  pathOf: (key: string) => string
  /** Verb of the last button. */
  finish: string
  finishing: boolean
  onFinish: () => void
  onCancel: () => void
}

/** The frame of a task in steps (design language, page anatomy 4). A step can't be opened before those in front of it are complete. */
export function WizardPage({ title, steps, current, pathOf, finish, finishing, onFinish, onCancel }: WizardPageProps) {
  const navigate = useNavigate()
  const wanted = Math.max(
    0,
    steps.findIndex(({ key }) => key === current),
  )
  const incomplete = steps.findIndex(({ missing, leave }) => missing !== null || leave?.done === false)
  const reach = incomplete === -1 ? steps.length - 1 : incomplete
  const step = steps[Math.min(wanted, reach)]
  useEffect(() => {
    window.scrollTo({ top: 0 })
  }, [step?.key])
  if (step === undefined) return null
  if (wanted > reach) return <Navigate to={pathOf(step.key)} replace />

  const next = steps[wanted + 1]
  const before = steps[wanted - 1]
  return (
    <div className={classes.page}>
      <PageHead title={title} aside={<Text c="dimmed" component="span">{`Langkah ${wanted + 1} dari ${steps.length}`}</Text>} />
      <ol className={classes.steps} aria-label="Langkah">
        {steps.map(({ key, label }, index) => (
          <li key={key} className={classes.step} aria-current={index === wanted ? 'step' : undefined}>
            <span className={classes.number} aria-hidden>
              {index + 1}
            </span>
            {index <= reach && index !== wanted ? <Link to={pathOf(key)}>{label}</Link> : label}
          </li>
        ))}
      </ol>
      <Card>{step.content()}</Card>
      <div className={classes.bar}>
        <Text c="dimmed" aria-live="polite">
          {step.missing ?? ''}
        </Text>
        <Button variant="subtle" disabled={finishing} onClick={onCancel}>
          Batal
        </Button>
        {before && (
          <Button variant="default" disabled={finishing} onClick={() => void navigate(pathOf(before.key))}>
            Kembali
          </Button>
        )}
        {next ? (
          <NextButton key={step.key} step={step} onNext={() => void navigate(pathOf(next.key))} />
        ) : (
          <Button disabled={step.missing !== null} loading={finishing} onClick={onFinish}>
            {finish}
          </Button>
        )}
      </div>
    </div>
  )
}

function NextButton({ step: { missing, leave }, onNext }: { step: Step; onNext: () => void }) {
  const act = useMutation({ mutationFn: async () => await leave?.run(), onSuccess: onNext })
  return (
    <Button disabled={missing !== null} loading={act.isPending} onClick={() => (leave ? act.mutate() : onNext())}>
      {leave?.label ?? 'Lanjut'}
    </Button>
  )
}
