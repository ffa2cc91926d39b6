import { randomUUID } from 'node:crypto';

export type HttpPerson = { url: string; email: string; password: string; cookie: string };

const json = { 'content-type': 'application/json' };

/** Signs a new person up on a running server, over HTTP. `from`: the address a proxy before it would name. */
export async function signUpOver(
  url: string,
  details: { country?: string; from?: string } = {},
): Promise<HttpPerson> {
  const email = `persona-${randomUUID()}@correo.test`;
  const password = `clave larga ${randomUUID()}`;
  const body = {
    name: 'Prueba',
    email,
    password,
    isAgreed: true,
    isAdult: true,
    country: details.country ?? 'CL',
  };
  const response = await fetch(`${url}/api/v1/signup`, {
    method: 'POST',
    headers: details.from ? { ...json, 'x-forwarded-for': details.from } : json,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`sign-up answered ${response.status}`);
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  return { url, email, password, cookie };
}

export function post(
  person: HttpPerson,
  path: string,
  body: unknown,
  method: 'POST' | 'PUT' = 'POST',
): Promise<Response> {
  const headers = { ...json, cookie: person.cookie };
  return fetch(person.url + path, { method, headers, body: JSON.stringify(body) });
}

export function get(person: HttpPerson, path: string): Promise<Response> {
  return fetch(person.url + path, { headers: { cookie: person.cookie } });
}
