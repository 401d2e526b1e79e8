import type { Variables } from '@server/http/variables'
import type { Hono } from 'hono'
import { framedPage } from './framed'
import { terraceSurvey } from './places'

const title = 'How should the terrace be?'

const questions: [name: string, question: string, ...choices: string[]][] = [
  ['seats', 'Where would you rather sit?', 'On a bench', 'On a chair', 'On the wall, as always'],
  ['light', 'In the sun or in the shade?', 'Sun', 'Shade', 'It depends on the month'],
  ['table', 'One long table or quiet corners?', 'A long table', 'Quiet corners', 'Some of each'],
]

function form(): string {
  const fieldsets = questions.map(
    ([name, question, ...choices]) => `<fieldset>
<legend>${question}</legend>
${choices
  .map(
    (choice, n) =>
      `<label><input type="radio" name="${name}" value="${n}" required>${choice}</label>`,
  )
  .join('\n')}
</fieldset>`,
  )
  return `<h1>${title}</h1>
<p class="muted">Three questions, one minute. No name needed.</p>
<form method="post">
${fieldsets.join('\n')}
<label for="words">Anything else?</label>
<textarea id="words" name="words" rows="3" maxlength="500"></textarea>
<button>Send my answers</button>
</form>`
}

const thanks = `<h1>Thank you</h1>
<p>Your answers are in. The carpenter comes in three weeks; until then, the wall.</p>`

/** A sample survey of another company, which content links to. It stores no answers. */
export function serveSurvey(app: Hono<{ Variables: Variables }>): void {
  app.get(terraceSurvey, (context) => {
    context.set('route', terraceSurvey)
    return framedPage(context, title, form())
  })
  app.post(terraceSurvey, (context) => {
    context.set('route', terraceSurvey)
    return framedPage(context, title, thanks)
  })
}
