import { answering } from '../../workers/answering'
import type { SamlQuestion } from './saml'
import { readAnswer, requestUrl, serviceMetadata } from './samlServiceProvider'

function answer(question: SamlQuestion): Promise<unknown> {
  if (question.kind === 'metadata') return serviceMetadata(question.service)
  if (question.kind === 'answer') return readAnswer(question.request, question.xml)
  return requestUrl(question.request, question.relayState, question.loginHint)
}

answering((question) => answer(question as SamlQuestion))
