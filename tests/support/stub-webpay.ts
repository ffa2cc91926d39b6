import { randomBytes } from 'node:crypto';
import { type Stub, type StubAnswer, type StubCall, startStub } from './stub-http.ts';

export const WEBPAY_TEST = { commerceCode: '597055555532', apiKey: 'clave-de-prueba-webpay' };
const FORM = '/webpayserver/initTransaction';
const PATH = '/rswebpaytransaction/api/webpay/v1.2/transactions';

type Transaction = {
  token: string;
  buyOrder: string;
  sessionId: string;
  returnUrl: string;
  amount: number;
  status: 'INITIALIZED' | 'AUTHORIZED' | 'FAILED' | 'REVERSED' | 'NULLIFIED' | 'PARTIALLY_NULLIFIED';
  /** What the person did in the form. */
  filled: 'approve' | 'reject' | null;
  refunded: number;
};

export type StubWebpay = Stub & {
  transactions: Map<string, Transaction>;
  /** What the person does in the form. @returns the query of the return */
  fill(token: string, how: 'approve' | 'reject' | 'cancel' | 'expire' | 'error'): Record<string, string>;
  /** As by the panel of the shop. */
  giveBack(token: string, amount: number): void;
  /** Pesos it holds for the shop. */
  sum(): number;
};

/** Webpay Plus as its documentation says. */
export async function stubWebpay(): Promise<StubWebpay> {
  const transactions = new Map<string, Transaction>();
  const stub = await startStub((call) => answer(transactions, call, () => stub.url));
  return Object.assign(stub, {
    transactions,
    fill: (
      token: string,
      how: 'approve' | 'reject' | 'cancel' | 'expire' | 'error',
    ): Record<string, string> => {
      const it = transactions.get(token);
      if (!it) throw new Error(`no transaction ${token}`);
      const left = { TBK_ORDEN_COMPRA: it.buyOrder, TBK_ID_SESION: it.sessionId };
      if (how === 'cancel') return { TBK_TOKEN: token, ...left };
      if (how === 'expire') return left;
      if (how === 'error') return { token_ws: token, TBK_TOKEN: token, ...left };
      if (it.status === 'INITIALIZED') it.filled ??= how;
      return { token_ws: token };
    },
    giveBack: (token: string, amount: number) => {
      const it = transactions.get(token);
      if (it) nullify(it, amount);
    },
    sum: () =>
      [...transactions.values()]
        .filter(({ status }) => status !== 'INITIALIZED' && status !== 'FAILED')
        .reduce((total, { amount, refunded }) => total + amount - refunded, 0),
  });
}

function answer(transactions: Map<string, Transaction>, call: StubCall, url: () => string): StubAnswer {
  const { method, path, headers, body } = call;
  // Its form, which a browser opens; `fill` is what a person does there.
  if (path === FORM) return { status: 200, body: {} };
  if (headers['tbk-api-key-id'] !== WEBPAY_TEST.commerceCode) return { status: 401 };
  if (headers['tbk-api-key-secret'] !== WEBPAY_TEST.apiKey) return { status: 401 };
  if (method === 'POST' && path === PATH) return create(transactions, body, url());
  const [, token = '', rest] = new RegExp(`^${PATH}/([^/]+)(/refunds)?$`).exec(path) ?? [];
  const it = transactions.get(token);
  if (!it) return { status: 422, body: { error_message: 'Invalid value for parameter: token' } };
  if (method === 'POST' && rest) return refund(it, JSON.parse(body).amount);
  if (method === 'GET') return { status: 200, body: shown(it) };
  if (method !== 'PUT' || it.status !== 'INITIALIZED' || !it.filled) {
    return { status: 422, body: { error_message: 'Transaction already locked by another process' } };
  }
  it.status = it.filled === 'approve' ? 'AUTHORIZED' : 'FAILED';
  return { status: 200, body: shown(it) };
}

function create(transactions: Map<string, Transaction>, body: string, url: string): StubAnswer {
  const { buy_order, session_id, amount, return_url } = JSON.parse(body);
  const isRight =
    /^[\w|=&%.,~:/?[+!@()>-]{1,26}$/.test(buy_order) &&
    session_id.length <= 61 &&
    return_url.length <= 255 &&
    Number.isInteger(amount);
  if (!isRight) return { status: 422, body: { error_message: 'Invalid value for parameter' } };
  const token = randomBytes(32).toString('hex');
  transactions.set(token, {
    token,
    buyOrder: buy_order,
    sessionId: session_id,
    returnUrl: return_url,
    amount,
    status: 'INITIALIZED',
    filled: null,
    refunded: 0,
  });
  return { status: 200, body: { token, url: url + FORM } };
}

function refund(it: Transaction, amount: number): StubAnswer {
  const hasMoney = it.status === 'AUTHORIZED' || it.status === 'PARTIALLY_NULLIFIED';
  if (!hasMoney || !(amount > 0) || amount > it.amount - it.refunded) {
    return { status: 422, body: { error_message: 'Amount to refund is bigger than authorized' } };
  }
  nullify(it, amount);
  const balance = it.amount - it.refunded;
  if (it.status === 'REVERSED') return { status: 200, body: { type: 'REVERSED' } };
  return { status: 200, body: { type: 'NULLIFIED', response_code: 0, nullified_amount: amount, balance } };
}

function nullify(it: Transaction, amount: number): void {
  it.refunded += amount;
  // What goes back whole on the same day is reversed, later it is nullified; both are seen.
  const whole = it.token < '8' ? 'REVERSED' : 'NULLIFIED';
  it.status = it.refunded >= it.amount ? whole : 'PARTIALLY_NULLIFIED';
}

function shown({ buyOrder, sessionId, amount, status, refunded }: Transaction) {
  const isAuthorized = status !== 'INITIALIZED' && status !== 'FAILED';
  return {
    vci: 'TSY',
    amount,
    status,
    buy_order: buyOrder,
    session_id: sessionId,
    card_detail: { card_number: '6623' },
    accounting_date: '1123',
    transaction_date: '2026-11-23T12:00:00.000Z',
    ...(status === 'INITIALIZED' ? {} : { response_code: isAuthorized ? 0 : -1 }),
    ...(isAuthorized ? { authorization_code: '1213' } : {}),
    payment_type_code: 'VD',
    installments_number: 0,
    ...(refunded > 0 ? { balance: amount - refunded } : {}),
  };
}
