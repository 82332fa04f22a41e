/** Parameters that name no row of a college: a word of a fixed list, or something that only its owner has. */
export const NOT_ROWS: Readonly<Record<string, string>> = {
  '/v2/platform/audit/{entitas}/{idBaris}': 'the history of a row of any table, refused by its own rule with 403',
  '/v2/platform/dashboard/{bagian}': 'one of the cards of the dashboard',
  '/v2/platform/preferensi/{kunci}': "a key of the caller's own preferences",
  '/v2/master/ref/{daftar}': 'one of the code lists',
  '/v2/master/ref/{daftar}/{kode}': 'one of the code lists, and a code of it',
  '/v1/config/{keyword}': 'one of the configuration keywords',
  '/v1/configuration/keyword/{keyword}': 'one of the configuration keywords',
  '/v2/master/setting-kartu/{jenis}': 'one of the kinds of card',
  '/v2/platform/verifikasi/{kode}': 'the code on a paper, which anybody may look up; an unknown one is 404',
}
