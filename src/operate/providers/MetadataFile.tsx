import { maxMetadata } from '@contract/operate/identityProviders'
import { Trans } from '@lingui/react/macro'
import { Button } from '@ui/button/Button'
import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'

/** Chooses the file of a provider's metadata. */
export function MetadataFile({ onRead }: { onRead: (text: string) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const read = (file: File | undefined) => {
    if (file === undefined) return
    const reader = new FileReader()
    // A file that was moved meanwhile is no metadata either.
    reader.addEventListener('error', () => onRead('?'))
    reader.addEventListener('load', () =>
      onRead(typeof reader.result === 'string' ? reader.result : ''),
    )
    // One character more than is allowed says that it is too large; the rest need not be read.
    reader.readAsText(file.slice(0, maxMetadata + 1))
  }
  return (
    <div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,application/xml,text/xml,application/samlmetadata+xml"
        onChange={({ currentTarget }) => {
          read(currentTarget.files?.[0])
          // The same file can be chosen again after it was corrected.
          currentTarget.value = ''
        }}
      />
      <Button
        variant="secondary"
        icon={<FileUp size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        <Trans>Choose a metadata file</Trans>
      </Button>
    </div>
  )
}
