import '@mantine/tiptap/styles.layer.css'
import { Input } from '@mantine/core'
import { getUploadImageExtension, Link, RichTextEditor } from '@mantine/tiptap'
import { TableKit } from '@tiptap/extension-table'
import { Image } from '@tiptap/extension-image'
import { TextAlign } from '@tiptap/extension-text-align'
import { BackgroundColor, Color, TextStyle } from '@tiptap/extension-text-style'
import { useEditor, useEditorState } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useState } from 'react'
import { toast } from '../../feedback/toast'
import { pesanGalat } from '../../galat'
import { bersihkanHtml } from '../../html/bersihkan-html'
import kertas from '../../html/kertas.module.css'
import { useMasalah } from './isian'
import classes from './isian.module.css'
import { KATA_EDITOR } from './teks-kaya-kata'
import { BilahTeksKaya } from './teks-kaya-bilah'
import type { TeksKayaProps } from './teks-kaya-props'
import { Hitungan } from './teks-input'

/** Characters that fit unless told otherwise. */
const MAKS = 10_000

const KOSONG = '<p></p>'

/** Without a place to keep pictures, a pasted or dropped one is not taken. */
const perluasan = (kirimGambar: TeksKayaProps['kirimGambar']) => [
  StarterKit.configure({ link: false, code: false, codeBlock: false, strike: false, heading: { levels: [2, 3] } }),
  Link.configure({ openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] }),
  TextStyle,
  Color,
  BackgroundColor,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  kirimGambar === undefined
    ? Image
    : getUploadImageExtension(Image, {
        onImageUpload: kirimGambar,
        onImageUploadError: (_gambar, galat) => toast.gagal(pesanGalat(galat)),
      }),
  TableKit.configure({ table: { resizable: false } }),
]

/** The editor itself. What is pasted, from Word too, keeps only what the schema of its extensions knows. */
export function TeksKayaEditor({ maks = MAKS, kirimGambar, ...props }: TeksKayaProps) {
  const { value, onChange, onBlur, label, required = false, disabled = false } = props
  const otomatis = useId()
  const id = props.id ?? otomatis
  const [masalah, setMasalah] = useMasalah(props.onMasalah)
  const error = masalah ?? props.error
  const [extensions] = useState(() => perluasan(kirimGambar))
  const editor = useEditor({
    extensions,
    content: bersihkanHtml(value ?? ''),
    editable: !disabled,
    editorProps: {
      transformPastedHTML: bersihkanHtml,
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, 'aria-describedby': `${id}-error` },
    },
    onUpdate: ({ editor: kini }) => {
      setMasalah(kini.getText().length > maks ? `Paling banyak ${maks} karakter` : null)
      onChange(kini.isEmpty ? '' : bersihkanHtml(kini.getHTML()))
    },
    onBlur: () => onBlur?.(),
  })

  useEffect(() => {
    if (!editor.isDestroyed) editor.setEditable(!disabled, false)
  }, [editor, disabled])
  useEffect(() => {
    if (editor.isDestroyed) return
    // A value that did not come from typing: the form was reset or filled.
    const isi = editor.isEmpty ? '' : bersihkanHtml(editor.getHTML())
    if (!editor.isFocused && (value ?? '') !== isi) editor.commands.setContent(bersihkanHtml(value ?? '') || KOSONG, { emitUpdate: false })
  }, [editor, value])

  const panjang = useEditorState({ editor, selector: ({ editor: kini }) => (kini.isDestroyed ? 0 : kini.getText().length) })

  return (
    <div className={classes.isian}>
      <Input.Wrapper label={label} required={required} description={props.description} error={error} id={id} labelElement="div">
        <RichTextEditor editor={editor} labels={KATA_EDITOR} classNames={{ content: `${classes.teksKaya} ${kertas.kertas}` }}>
          <BilahTeksKaya editor={editor} denganGambar={kirimGambar !== undefined} />
          <RichTextEditor.Content />
        </RichTextEditor>
      </Input.Wrapper>
      <Hitungan panjang={panjang} maks={maks} />
    </div>
  )
}
