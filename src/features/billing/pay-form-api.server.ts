// The form of the page of prices: posted without script, answered with the way to the provider, with the modal for whoever
// is signed out, or with a page that says what is the matter.
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { page } from '../../platform/answers.ts';
import { AppError, errorBody, statusOf } from '../../platform/errors.ts';
import { type Locale, PAGE_LOCALES } from '../../platform/locale.ts';
import { escapeHtml, type FramedPage } from '../../platform/page-frame.ts';
import { addressIn } from '../../routes.ts';
import type { ServerContext } from '../../server-context.ts';
import { findPerson, requireInUse } from '../auth/session.server.ts';
