/**
 * Calls whose method and path the source specification fixes, area by area, as far as the contract speaks of the area.
 * Portals and programs of others call them, so a path that changes here breaks them.
 */
export const FIXED_CALLS: readonly string[] = [
  // platform
  'POST /api/refresh_token',
  'GET /api/user_info',
  'GET /multisite-config/frontend-config',
  'GET /v1/config/{keyword}',
  'GET /v1/sistem',
  'GET /v1/logo_perguruan_tinggi',
  'GET /v1/periode_ref',
  'POST /v1/change_password',
  'POST /v1/operator/{idOperator}',
  'GET /v1/operator/{idOperator}',
  // data-master
  'GET /v1/mahasiswa/{id}/biodata_singkat',
  'GET /v1/prodi',
  'GET /v1/konsentrasi',
  'POST /v1/konsentrasi',
  'PUT /v1/konsentrasi/{id}',
  'DELETE /v1/konsentrasi/{id}',
  'GET /v1/fakultas',
  'POST /v1/fakultas',
  'PUT /v1/fakultas/{id}',
  'DELETE /v1/fakultas/{id}',
  'GET /v1/jurusan',
  'POST /v1/jurusan',
  'PUT /v1/jurusan/{id}',
  'DELETE /v1/jurusan/{id}',
  'GET /v1/mahasiswa_ref',
  'GET /v1/mahasiswa',
]
