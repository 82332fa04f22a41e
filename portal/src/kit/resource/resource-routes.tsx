import type { RouteObject } from 'react-router'
import type { z } from 'zod'
import type { Resource, Stamped } from './define-resource'
import { ResourceFormPage, ResourcePanel } from './resource-form'
import { ResourceList } from './resource-list'

/** List, create and edit of one plain resource, relative to its screen. */
export function resourceRoutes<Row extends Stamped, Input, Query, Schema extends z.ZodObject>(
  resource: Resource<Row, Input, Query, Schema>,
): RouteObject[] {
  const list = <ResourceList resource={resource} />
  if (resource.place === 'halaman') {
    const form = <ResourceFormPage resource={resource} />
    return [
      { index: true, element: list },
      { path: 'tambah', element: form },
      { path: ':id', element: form },
    ]
  }
  const panel = <ResourcePanel resource={resource} />
  return [
    {
      path: '',
      element: list,
      children: [
        { path: 'tambah', element: panel },
        { path: ':id', element: panel },
      ],
    },
  ]
}
