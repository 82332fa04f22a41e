import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core'

/**
 * Answers the colours of a variant. Danger asked for as a filled surface is drawn outlined: danger
 * is text, outline and icon, so that it can't be taken for the main button of the red theme.
 * Tints take their text from `variabelTema`, where the contrast is right.
 */
export const varianWarna: VariantColorsResolver = (input) => {
  const color = input.color ?? input.theme.primaryColor
  const danger = color === 'bahaya' || color === 'red'
  if (danger && (input.variant === 'filled' || input.variant === 'outline')) {
    return {
      background: 'transparent',
      hover: 'var(--mantine-color-bahaya-light)',
      color: 'var(--mantine-color-bahaya-text)',
      hoverColor: 'var(--mantine-color-bahaya-light-color)',
      border: '1px solid var(--mantine-color-bahaya-outline)',
    }
  }
  const resolved = defaultVariantColorsResolver(input)
  if (!['light', 'subtle', 'transparent'].includes(input.variant) || !(color in input.theme.colors)) return resolved
  const text = input.variant === 'light' ? 'light-color' : 'text'
  return { ...resolved, color: `var(--mantine-color-${color}-${text})`, hoverColor: `var(--mantine-color-${color}-light-color)` }
}
