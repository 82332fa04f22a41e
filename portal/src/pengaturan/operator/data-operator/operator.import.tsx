import { IMPOR_OPERATOR } from '@sivitas/contract/pengaturan/operator/impor-operator'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { api } from '../../../api'
import { defineImport } from '../../../kit/import/define-import'
import { Can } from '../../../kit/izin/can'

/** Operators from a file (platform, Documents, imports, jobs). Imported operators have no password until one is made. */
export const { routes } = defineImport({
  declaration: IMPOR_OPERATOR,
  calls: api.pengaturan.imporOperator,
  job: api.platform.pekerjaan.get,
  back: '/pengaturan/operator/data-operator',
  after: ({ id, tersimpan }) =>
    tersimpan === 0 ? null : (
      <Can call={api.pengaturan.kataSandiMassal.buat}>
        <Button component={Link} variant="default" to={`/pengaturan/kata-sandi?tab=massal&impor=${id}`}>
          Buat kata sandi pertama
        </Button>
      </Can>
    ),
})
