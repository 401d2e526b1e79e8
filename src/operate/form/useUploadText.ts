import type { UploadError, UploadKind } from '@contract/operate/uploads'
import { useLingui } from '@lingui/react/macro'
import { type Failure, isRefusedWith } from '@machines/kernel/failure'
import { useFailureText } from './useFailureText'

type Limits = { kind: UploadKind; types: string; size: string }

/** Why a file was not uploaded, and what to do. */
export function useUploadText({ kind, types, size }: Limits) {
  const { t } = useLingui()
  const failureText = useFailureText({
    brand_in_file: t`This brand comes from a file. Edit the file, and restart the server.`,
  })
  const reasons: Record<UploadError, string> = {
    type: t`Choose a file of one of these types: ${types}.`,
    too_large: t`The file is too large: it may have ${size}.`,
    damaged:
      kind === 'font'
        ? t`The file is damaged, or isn’t a single font. Export it again.`
        : t`The file is damaged, or has too many pixels. Export it again.`,
    active: t`The drawing has scripts, or refers to other files. Export it as plain SVG.`,
    too_complex: t`The drawing has too many elements. Simplify it, or export it as PNG.`,
  }
  const reasonIn = (failure: Failure): string | undefined => {
    if (isRefusedWith(failure, 'payload_too_large')) return reasons.too_large
    const found = failure.kind === 'refused' ? failure.fields : []
    const code = found.find(({ path }) => path === 'body.file')?.code
    return Object.entries(reasons).find(([name]) => name === code)?.[1]
  }
  return {
    declinedText: (reason: UploadError) => reasons[reason],
    failureText: (failure: Failure) => reasonIn(failure) ?? failureText(failure),
  }
}
