import { Card, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Formulir } from '../form/formulir'
import { FormulirBadan } from '../form/formulir-badan'
import { TombolSimpan } from '../form/tombol-simpan'
import classes from './form-page.module.css'
import { PageHead } from './page-head'

type FormPageProps = {
  title: string
  /** Title of the row in the breadcrumbs. */
  trail?: string
  /** Who or what is edited: name, number, badges. */
  identity?: ReactNode
  form: Formulir
  onCancel: () => void
  /** The verb of the main button; 'Simpan' unless the act has another name. */
  submit?: string
  /** The topics, each a FormCard. */
  children: ReactNode
}

/** The frame of a form on a page of its own: identity line, cards by topic, sticky bar. */
export function FormPage({ title, trail, identity, form, onCancel, submit, children }: FormPageProps) {
  const bar = (
    <div className={classes.bar}>
      <Text c="dimmed" aria-live="polite">
        {form.kotor ? 'Ada perubahan yang belum disimpan' : ''}
      </Text>
      <TombolSimpan formulir={form} onBatal={onCancel} simpan={submit} />
    </div>
  )
  return (
    <Stack gap="lg" className={classes.page}>
      <div>
        <PageHead title={title} {...(trail !== undefined && { trail })} />
        {identity && (
          <Group gap="sm" c="dimmed">
            {identity}
          </Group>
        )}
      </div>
      <FormulirBadan formulir={form} kaki={bar}>
        {children}
      </FormulirBadan>
    </Stack>
  )
}

type FormCardProps = { title: string; hint?: string; children: ReactNode }

/** The fields of one topic: two columns from 768 px on. */
export function FormCard({ title, hint, children }: FormCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Title order={2}>{title}</Title>
      {hint && (
        <Text c="dimmed" mt="xs">
          {hint}
        </Text>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" verticalSpacing="xs" mt="md">
        {children}
      </SimpleGrid>
    </Card>
  )
}

/** A field that needs the width of both columns, such as a text of several lines. */
export const FormWide = ({ children }: { children: ReactNode }) => <div className={classes.wide}>{children}</div>
