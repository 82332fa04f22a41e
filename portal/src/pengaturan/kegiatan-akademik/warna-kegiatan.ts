/** Colours of calendar entries: data that the college chooses, offered because they can be told apart on white and on dark. */
export const WARNA_KEGIATAN = [
  '#1c7ed6',
  '#0b7285',
  '#099268',
  '#2b8a3e',
  '#66a80f',
  '#e67700',
  '#d9480f',
  '#c92a2a',
  '#d6336c',
  '#9c36b5',
  '#6741d9',
  '#364fc7',
  '#495057',
  '#868e96',
] as const
