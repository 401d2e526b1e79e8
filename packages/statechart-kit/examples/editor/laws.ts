import { inputOf, isCalling } from '../../src/calls'
import { done, either, failed, not, started, timedOut } from '../../src/conditions'
import type { Laws } from '../../src/laws'
import { after, all, always, during, leadsTo, never, only } from '../../src/vocabulary'
import type { editorMachine } from './machine'

export const editorLaws: Laws<typeof editorMachine> = {
  'a saved text is the one on the server': during('open.text.saved').always(
    ({ after: now }) => now.context.text === now.context.savedText,
  ),
  'only the server decides what is saved': only(
    ({ before, after: now }) => before?.context.savedText !== now.context.savedText,
  ).after('start', done('save')),
  'a saved text is what the server received': after(done('save')).next(
    ({ event, after: now }) => now.context.savedText === event?.output,
  ),
  'the latest text is sent': only(started('save')).after(
    timedOut('typingPause'),
    timedOut('retryPause'),
  ),
  'the whole text is sent': always(
    (moment) =>
      !started('save')(moment) ||
      (inputOf(moment.after, 'save') as { text: string }).text === moment.after.context.text,
  ),
  'typed text is shown': after('text.typed')
    .from('open')
    .next('open.text.pausing', ({ event, after: now }) => now.context.text === event?.text),
  'typed text is sent within a second': during('open.text.pausing')
    .eventually('open.text.saving', 'confirming', 'closed')
    .within(1_000),
  'an unsaved text is sent again within five seconds': during('open.text.waiting')
    .eventually('open.text.saving', 'open.text.pausing', 'confirming', 'closed')
    .within(5_000),
  'a request ends within ten seconds': during('open.text.saving')
    .eventually(not('open.text.saving'))
    .within(10_000),
  'a text that was not saved waits': after(failed('save'), timedOut('saveTimeout')).next(
    'open.text.waiting',
  ),
  'text typed during a request is sent too': after(done('save')).next(
    either('open.text.saved', ({ after: now }) => now.context.text !== now.context.savedText),
  ),
  'a dropped picture is uploaded, one at a time': all(
    after('picture.dropped').from('open.picture.none').next('open.picture.uploading'),
    during('open.picture.uploading').always(({ after: now }) => isCalling(now, 'upload')),
    during(not('open.picture.uploading')).never(({ after: now }) => isCalling(now, 'upload')),
  ),
  'the dropped file is the one that is uploaded': after('picture.dropped')
    .from('open.picture.none')
    .next(
      ({ event, after: now }) => (inputOf(now, 'upload') as { file: string }).file === event?.file,
    ),
  'an uploaded picture is part of the text': after(done('upload')).next(
    'open.picture.none',
    'open.text.pausing',
    ({ event, after: now }) => now.context.text.endsWith(`![](${String(event?.output)})`),
  ),
  'a refused picture is reported until the next one': all(
    after(failed('upload')).next(
      'open.picture.none',
      ({ after: now }) => now.context.isUploadRefused,
    ),
    during('open.picture.uploading').never(({ after: now }) => now.context.isUploadRefused),
    only(
      ({ before, after: now }) => before?.context.isUploadRefused !== now.context.isUploadRefused,
    ).after('start', 'picture.dropped', failed('upload')),
  ),
  'an upload can be cancelled': after('upload.cancelled')
    .from('open.picture.uploading')
    .next('open.picture.none'),
  'only typing and pictures change the text': only(
    ({ before, after: now }) => before?.context.text !== now.context.text,
  ).after('start', 'text.typed', done('upload')),
  'unsaved changes are not lost by accident': all(
    after('editor.closed')
      .from('open')
      .next(({ after: now }) =>
        now.matches(now.context.text === now.context.savedText ? 'closed' : 'confirming'),
      ),
    only('closed').after('editor.closed', 'close.confirmed'),
  ),
  'a user who stays can type on': after('close.dismissed').from('confirming').next('open'),
  'a user who leaves leaves': after('close.confirmed').from('confirming').next('closed'),
  'a closed editor sends nothing': during('closed').never(({ after: now }) =>
    isCalling(now, 'save'),
  ),
  'text is saved or given up': leadsTo('open.text.pausing', either('open.text.saved', 'closed')),
  'nothing runs while the user decides': never(
    ({ after: now }) => now.matches('confirming') && isCalling(now, 'save'),
  ),
}
