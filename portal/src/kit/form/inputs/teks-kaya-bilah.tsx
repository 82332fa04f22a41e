import { Menu } from '@mantine/core'
import { RichTextEditor } from '@mantine/tiptap'
import { useEditorState, type Editor } from '@tiptap/react'
import type { ReactNode } from 'react'
import { IconHighlight, IconTextColor } from '../../icons'
import { WARNA_LATAR, WARNA_TEKS } from '../../theme/warna'

type PilihWarnaProps = {
  nama: string
  ikon: ReactNode
  warna: readonly (readonly [string, string])[]
  onPilih: (warna: string | null) => void
}

function PilihWarna({ nama, ikon, warna, onPilih }: PilihWarnaProps) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <RichTextEditor.Control aria-label={nama} title={nama}>
          {ikon}
        </RichTextEditor.Control>
      </Menu.Target>
      <Menu.Dropdown>
        {warna.map(([sebutan, kode]) => (
          <Menu.Item
            key={kode}
            leftSection={
              <svg width="14" height="14" aria-hidden>
                <rect width="14" height="14" rx="3" fill={kode} stroke="currentColor" />
              </svg>
            }
            onClick={() => onPilih(kode)}
          >
            {sebutan}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item onClick={() => onPilih(null)}>Tanpa warna</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** The buttons above the text (C10). Those of a table show while the caret is in one. */
export function BilahTeksKaya({ editor, denganGambar }: { editor: Editor; denganGambar: boolean }) {
  const dalamTabel = useEditorState({ editor, selector: ({ editor: kini }) => !kini.isDestroyed && kini.isActive('table') })
  const rantai = () => editor.chain().focus()
  const warnaTeks = (warna: string | null) => void (warna === null ? rantai().unsetColor() : rantai().setColor(warna)).run()
  const warnaLatar = (warna: string | null) =>
    void (warna === null ? rantai().unsetBackgroundColor() : rantai().setBackgroundColor(warna)).run()
  return (
    <RichTextEditor.Toolbar>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
        <PilihWarna nama="Warna teks" ikon={<IconTextColor size={16} aria-hidden />} warna={WARNA_TEKS} onPilih={warnaTeks} />
        <PilihWarna nama="Warna latar" ikon={<IconHighlight size={16} aria-hidden />} warna={WARNA_LATAR} onPilih={warnaLatar} />
        <RichTextEditor.ClearFormatting />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.BulletList />
        <RichTextEditor.OrderedList />
        <RichTextEditor.AlignLeft />
        <RichTextEditor.AlignCenter />
        <RichTextEditor.AlignRight />
        <RichTextEditor.AlignJustify />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Link />
        <RichTextEditor.Unlink />
        {denganGambar && <RichTextEditor.ImageUpload accept="image/jpeg,image/png,image/webp" />}
        <RichTextEditor.TableInsert />
      </RichTextEditor.ControlsGroup>
      {dalamTabel && (
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.TableRowAfter />
          <RichTextEditor.TableRowDelete />
          <RichTextEditor.TableColumnAfter />
          <RichTextEditor.TableColumnDelete />
          <RichTextEditor.TableDelete />
        </RichTextEditor.ControlsGroup>
      )}
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Undo />
        <RichTextEditor.Redo />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  )
}
