// Streams as servers send them, shortened: what a client must read is in the differences.

const lines = (...events: (object | string)[]) =>
  events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join('');

const chunk = (more: object) => ({
  id: 'chatcmpl-A1',
  object: 'chat.completion.chunk',
  created: 1763890000,
  model: 'm',
  ...more,
});
const delta = (said: object, finish_reason: string | null = null) =>
  chunk({ choices: [{ index: 0, delta: said, logprobs: null, finish_reason }] });

/** OpenAI: words, then two calls in pieces, then the end, then what it cost with no choice beside it. */
export const OPENAI = lines(
  delta({ role: 'assistant', content: '', refusal: null }),
  { ...delta({ content: 'Te leo.' }), usage: null },
  { ...delta({ content: ' Vamos a respirar.' }), usage: null },
  delta({
    tool_calls: [
      { index: 0, id: 'call_Ab1', type: 'function', function: { name: 'open_exercise', arguments: '' } },
    ],
  }),
  delta({ tool_calls: [{ index: 0, function: { arguments: '{"exercise":' } }] }),
  delta({ tool_calls: [{ index: 0, function: { arguments: '"breathing"}' } }] }),
  delta({
    tool_calls: [
      { index: 1, id: 'call_Cd2', type: 'function', function: { name: 'suggest_replies', arguments: '' } },
    ],
  }),
  delta({ tool_calls: [{ index: 1, function: { arguments: '{"replies":["Sí"]}' } }] }),
  { ...delta({}, 'tool_calls'), usage: null },
  chunk({
    choices: [],
    usage: {
      prompt_tokens: 2310,
      completion_tokens: 240,
      total_tokens: 2550,
      prompt_tokens_details: { cached_tokens: 2048, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 192, accepted_prediction_tokens: 0 },
    },
  }),
  '[DONE]',
);

/** Azure: what its filter says of the question comes first, without a choice; what it says of the answer, with one. */
export const AZURE = lines(
  {
    choices: [],
    created: 0,
    id: '',
    model: '',
    object: '',
    prompt_filter_results: [
      { prompt_index: 0, content_filter_results: { self_harm: { filtered: false, severity: 'low' } } },
    ],
  },
  delta({ role: 'assistant', content: '' }),
  chunk({
    choices: [
      {
        index: 0,
        delta: { content: 'Te leo.' },
        finish_reason: null,
        content_filter_results: { self_harm: { filtered: false, severity: 'safe' } },
      },
    ],
  }),
  chunk({ choices: [{ index: 0, content_filter_offsets: { check_offset: 44 }, finish_reason: null }] }),
  delta({}, 'stop'),
  '[DONE]',
);

/** vLLM with a parser of thoughts: they have a field of their own, and usage has no details. */
export const VLLM = lines(
  delta({ role: 'assistant', content: '' }),
  delta({ reasoning_content: 'She is tired.' }),
  delta({ reasoning: ' I listen.' }),
  delta({ content: 'Te' }),
  delta({ content: ' leo.' }),
  chunk({ choices: [{ index: 0, delta: { content: '' }, finish_reason: 'stop', stop_reason: null }] }),
  chunk({ choices: [], usage: { prompt_tokens: 900, total_tokens: 930, completion_tokens: 30 } }),
  '[DONE]',
);

/** Ollama: whole calls, all of them at index 0, told apart by their ids. */
export const OLLAMA = lines(
  chunk({ choices: [{ index: 0, delta: { role: 'assistant', content: 'Te leo.' }, finish_reason: null }] }),
  delta({
    role: 'assistant',
    content: '',
    tool_calls: [
      {
        id: 'call_x1',
        index: 0,
        type: 'function',
        function: { name: 'remember', arguments: '{"words":"a"}' },
      },
    ],
  }),
  delta({
    role: 'assistant',
    content: '',
    tool_calls: [
      {
        id: 'call_x2',
        index: 0,
        type: 'function',
        function: { name: 'remember', arguments: '{"words":"b"}' },
      },
    ],
  }),
  delta({ role: 'assistant', content: '' }, 'tool_calls'),
  chunk({ choices: [], usage: { prompt_tokens: 700, completion_tokens: 12, total_tokens: 712 } }),
  '[DONE]',
);

/** llama.cpp: no usage in older versions, its own count in the last event. */
export const LLAMA_CPP = lines(
  delta({ role: 'assistant', content: null }),
  delta({ content: 'Te leo.' }),
  {
    ...delta({}, 'length'),
    timings: { cache_n: 236, prompt_n: 14, prompt_ms: 30.9, predicted_n: 35, predicted_ms: 661 },
  },
  '[DONE]',
);

/** A gateway that keeps the line with comments, ends lines as Windows does and sends an empty event. */
export const GATEWAY = `: OPENROUTER PROCESSING\r\n\r\n: OPENROUTER PROCESSING\r\n\r\nevent: message\r\ndata:\r\n\r\n${lines(
  delta({ content: 'Te leo.', reasoning: null }),
  { ...delta({ content: '' }, 'stop'), native_finish_reason: 'stop' },
  chunk({
    choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }],
    usage: { prompt_tokens: 50, completion_tokens: 5, prompt_cache_hit_tokens: 32 },
  }),
  '[DONE]',
).replaceAll('\n', '\r\n')}`;

/** Calls without index and id, the arguments as an object; and the same name said again with every piece. */
export const LOOSE_CALLS = lines(
  delta({ tool_calls: [{ function: { name: 'end_session', arguments: {} } }] }),
  delta({ tool_calls: [{ function: { name: 'remember', arguments: '{"words":' } }] }),
  delta({ tool_calls: [{ function: { name: 'remember', arguments: '"a"}' } }] }),
  delta({ tool_calls: [{ function: { name: 'remember', arguments: { words: 'b' } } }] }),
  delta({}, 'stop'),
  '[DONE]',
);

/** A reply that came whole although a stream was asked for. */
export const WHOLE = JSON.stringify({
  choices: [
    {
      index: 0,
      message: {
        role: 'assistant',
        content: 'Te leo.',
        tool_calls: [
          { id: 'c1', type: 'function', function: { name: 'remember', arguments: '{"words":"a"}' } },
        ],
      },
      finish_reason: 'tool_calls',
    },
  ],
  usage: { prompt_tokens: 20, completion_tokens: 9 },
});

/** How servers say that they will not have a field, with the status each says it with. */
export const REFUSALS = {
  openaiLength: [
    400,
    `{"error":{"message":"Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.","type":"invalid_request_error","param":"max_tokens","code":"unsupported_parameter"}}`,
  ],
  openaiTemperature: [
    400,
    `{"error":{"message":"Unsupported value: 'temperature' does not support 0.7 with this model. Only the default (1) value is supported.","type":"invalid_request_error","param":"temperature","code":"unsupported_value"}}`,
  ],
  azureStreamOptions: [
    400,
    '{"error":{"message":"Unrecognized request argument supplied: stream_options","type":"invalid_request_error","param":null,"code":null}}',
  ],
  mistralStore: [
    422,
    '{"object":"error","message":{"detail":[{"type":"extra_forbidden","loc":["body","store"],"msg":"Extra inputs are not permitted","input":false}]},"type":"invalid_request_error","param":null}',
  ],
  ollamaTools: [
    400,
    '{"error":{"message":"gemma2:2b does not support tools","type":"api_error","param":null,"code":null}}',
  ],
  llamaCppTools: [
    500,
    '{"error":{"code":500,"message":"tools param requires --jinja flag","type":"server_error"}}',
  ],
  vllmTools: [
    400,
    '{"object":"error","message":"\\"auto\\" tool choice requires --enable-auto-tool-choice and --tool-call-parser to be set","type":"BadRequestError","param":null,"code":400}',
  ],
  openrouterTools: [404, '{"error":{"message":"No endpoints found that support tool use.","code":404}}'],
  deepseekSchema: [
    400,
    '{"error":{"message":"This response_format type is unavailable now","type":"invalid_request_error","param":null,"code":"invalid_request_error"}}',
  ],
  effort: [400, `{"error":{"message":"Unrecognized request argument supplied: reasoning_effort"}}`],
  azureFilter: [
    400,
    `{"error":{"message":"The response was filtered due to the prompt triggering Azure OpenAI's content management policy.","param":"prompt","code":"content_filter"}}`,
  ],
  tooLong: [
    400,
    `{"object":"error","message":"This model's maximum context length is 4096 tokens. However, you requested 5000 tokens (4000 in the messages, 1000 in max_tokens).","param":null}`,
  ],
  groqMiscalled: [
    400,
    `{"error":{"message":"Failed to call a function. Please adjust your prompt.","code":"tool_use_failed","failed_generation":"x"}}`,
  ],
  badMessages: [
    400,
    `{"error":{"message":"Invalid parameter: messages with role 'tool' must follow 'tool_calls'.","param":"messages.[3].role"}}`,
  ],
} as const satisfies Record<string, readonly [number, string]>;
