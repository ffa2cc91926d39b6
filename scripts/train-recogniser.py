#!/usr/bin/env python3
"""Trains the recogniser (src/features/recognise/) from training/ and content/, and writes its tables beside the code.

Needs PyTorch and NumPy (Debian: python3-torch python3-numpy); some twenty minutes on two cores. `npm start` needs none of it.
What is done to a text here is done in the same way by src/features/recognise/words.ts and encoder.ts.

  python3 scripts/train-recogniser.py                 train, print figures on people never read, write the tables
  python3 scripts/train-recogniser.py --dry --apart X read pens X apart as well, write nothing
"""
import argparse, base64, collections, glob, json, random, re, time, unicodedata
from pathlib import Path

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

arguments = argparse.ArgumentParser()
arguments.add_argument('--root', default=str(Path(__file__).resolve().parent.parent))
arguments.add_argument('--epochs', type=int, default=12)
arguments.add_argument('--width', type=int, default=96)
arguments.add_argument('--buckets', type=int, default=32768)
arguments.add_argument('--convolutions', type=int, default=2)
arguments.add_argument('--rate', type=float, default=8e-3)
arguments.add_argument('--apart', default='', help='authors read by nothing, besides those that stand apart')
arguments.add_argument('--no-meanings', action='store_true')
arguments.add_argument('--no-content', action='store_true')
arguments.add_argument('--likeness', type=float, default=1.0, help='weight of the likeness of two texts')
arguments.add_argument('--word-drop', type=float, default=.12)
arguments.add_argument('--drop', type=float, default=.3)
arguments.add_argument('--seed', type=int, default=7)
arguments.add_argument('--dry', action='store_true')
given = arguments.parse_args()
ROOT = Path(given.root)
OUT = ROOT / 'src/features/recognise/recogniser-table.json'
BATCH = 256
WORDS_MAX, PIECES_MAX, IDEAS_MAX = 64, 20, 3
NEAR = 64
# What the cosine of two texts counts for in their likeness.
LIKE = 16
DANGERS_A_PASS = .3
# What people who show count for against those who tell, where certainty is learnt.
TOLD_COUNTS = 2
RARITY_COUNTS = .6
# Of the messages about nothing, so many are enough: more, and what only shows a situation is taken for nothing.
OF_NOTHING_READ = .35

torch.set_num_threads(2)
random.seed(given.seed)
np.random.seed(given.seed)
torch.manual_seed(given.seed)

# ---------------------------------------------------------------- text

WORD = re.compile('[a-z0-9]+|[?!]|[\u2600-\U0001faff]')


def words_of(text):
    bare = ''.join(c for c in unicodedata.normalize('NFD', text.lower()) if unicodedata.category(c) != 'Mn')
    return WORD.findall(re.sub(r'(.)\1{2,}', r'\1\1', bare))


def fnv(text):
    value = 2166136261
    for letter in text:
        value = ((value ^ ord(letter)) * 16777619) & 0xFFFFFFFF
    return value


def pieces_of(word):
    marked = f'<{word}>'
    runs = [marked[at:at + size] for size in (3, 4, 5) for at in range(len(marked) - size + 1)]
    return [fnv(piece) % given.buckets + 1 for piece in ([f'={word}'] + runs)[:PIECES_MAX]]


vocabulary = {}
frequency = torch.zeros(1)


def read(text):
    """Rows of the vocabulary, at most WORDS_MAX; nothing is read as one question mark."""
    return [vocabulary.setdefault(word, len(vocabulary)) for word in (words_of(text)[:WORDS_MAX] or ['?'])]


# ---------------------------------------------------------------- what there is to learn from

def lines_of(folder):
    return [json.loads(line) for path in sorted((ROOT / 'training' / folder).glob('*.jsonl')) for line in open(path) if line.strip()]


def fold_of(author):
    """0: read by nothing, figures are of them. 1: only certainty is learnt from them."""
    return fnv(author) % 8


def sections_of(path):
    """One of the written situations: title of a section → its entries, forms of address read as the first."""
    text = re.sub(r'\{([^|{}]*)\|[^{}]*\}', r'\1', path.read_text())
    return {part.partition('\n')[0].strip(): [line for line in part.partition('\n')[2].splitlines() if line.strip()] for part in re.split(r'^## ', text, flags=re.M)[1:]}


content = ROOT / 'content/es/charla'
situation_files = {f'{path.parent.name}/{path.stem}': path for path in sorted(content.glob('situaciones/*/*.md'))}
# Much of what people write holds no situation at all ("ok, gracias", "¿quién lee esto?"): that is a label as well.
SITUATIONS = [*situation_files, 'none']
situation_at = {name: at for at, name in enumerate(SITUATIONS)}
TOPICS = [*sorted({name.split('/')[0] for name in situation_files}), 'none']
topic_at = {name: at for at, name in enumerate(TOPICS)}
topic_of = np.array([topic_at[name.split('/')[0]] for name in SITUATIONS])
NOTHING = [situation_at['none']]
OF_NOTHING = {'none', 'greeting', 'thanks', 'goodbye', 'offtopic', 'ask_diagnosis', 'ask_medication', 'trust_in_ai'}
HOLD_SOMETHING = {'telling', 'answer', 'advice', 'learn', 'choice', 'question', 'thing', 'correction'}

messages = lines_of('topics')
told = lines_of('situations')
done = lines_of('acts')
answers = lines_of('answers')
risk = lines_of('risk')
ACTS = sorted({line['act'] for line in done})
QUESTIONS = sorted({line['question'] for line in done if 'question' in line})
THINGS = sorted({line['thing'] for line in done if 'thing' in line})
OLD = sorted({line['topic'] for line in messages})
KINDS = sorted({str(line.get('kind')) for line in risk})

# Of a message that only has one of the older, coarser topics: how often each topic of the tree was found under it.
under = collections.defaultdict(collections.Counter)
for line in messages:
    for name in line.get('situations') or []:
        under[line['topic']][name.split('/')[0]] += 1


def topics_of(names, old=None):
    shares = np.zeros(len(TOPICS), dtype=np.float32)
    if names:
        for name in names:
            shares[topic_at[name.split('/')[0]]] += 1 / len(names)
        return shares
    total = sum(under[old].values()) if old in under else 0
    if total < 300:
        return None
    for topic, count in under[old].items():
        shares[topic_at[topic]] = count / total
    return shares


class Item:
    """One text and everything that is known of it; what is None is not learnt from it."""
    __slots__ = ('words', 'situations', 'denied', 'topics', 'old', 'kind', 'act', 'question', 'thing', 'author', 'source')

    def __init__(self, text, author, source, **known):
        self.words, self.author, self.source = read(text), author, source
        for name in self.__slots__[1:9]:
            setattr(self, name, known.get(name))


items, unread, certain = [], [], []
apart = {name for name in given.apart.split(',') if name}
# Whole pens that nothing learns from: they show what they tell of as people do, where the topic messages say it.
PENS = json.loads((ROOT / 'training/pens.json').read_text())
APART = set(PENS['apart']) | apart
CERTAIN = set(PENS['certainty'])


def keep(item, times=1):
    fold = fold_of(item.author) if item.source == 'topics' else 0 if item.author in APART else 1 if item.author in CERTAIN else 2
    if fold == 0:
        unread.append(item)
    elif fold == 1:
        certain.append(item)
    else:
        items.extend([item] * times)


def known_situations(line):
    return [situation_at[name] for name in line.get('situations') or [] if name in situation_at]


for line in messages:
    names = [name for name in line.get('situations') or [] if name in situation_at]
    if not names and line['topic'] in OF_NOTHING and random.random() < OF_NOTHING_READ:
        names = ['none']
    keep(Item(line['text'], line['author'], 'topics', situations=[situation_at[name] for name in names] or None, topics=topics_of(names, line['topic']), old=OLD.index(line['topic'])))
for line in told:
    names = [name for name in line['situations'] if name in situation_at]
    denied = [situation_at[name] for name in line.get('denied') or [] if name in situation_at]
    keep(Item(line['text'], line['author'], 'told', situations=known_situations(line) or None, denied=denied or None, topics=topics_of(names)), 2)
for line in done:
    nothing = line['act'] not in HOLD_SOMETHING or 'question' in line and line['question'].split('/')[0] in ('privacidad', 'memoria', 'como-funciona', 'sobre-mi')
    keep(Item(line['text'], line['author'], 'acts', situations=NOTHING if nothing else None, topics=topics_of(['none']) if nothing else None, act=ACTS.index(line['act']), question=QUESTIONS.index(line['question']) if 'question' in line else None, thing=THINGS.index(line['thing']) if 'thing' in line else None), 4)
# What people write in ordinary life, for whom danger is to be told from it.
for item in items:
    if item.source in ('told', 'acts'):
        item.kind = KINDS.index('none')
dangers = [Item(line['text'], line['author'], 'risk', kind=KINDS.index(str(line.get('kind')))) for line in risk]
# A telling is what people do most: the topic messages stand for it among the acts.
for line in messages:
    if line.get('situations') and fold_of(line['author']) > 1 and random.random() < .12:
        items.append(Item(line['text'], line['author'], 'acts', act=ACTS.index('telling')) if 'telling' in ACTS and '?' not in line['text'] else items[-1])

pairs = []  # two texts that belong together, and what else would fit as well
sections = {name: sections_of(path) for name, path in situation_files.items()}
own_lines = {}
for name, found in sections.items():
    said = [entry[2:] for title in ('Escuchar', 'Seguir', 'Para entender') for entry in found.get(title, []) if entry.startswith('- ')]
    asked = [entry[2:].split(' | ') for entry in found.get('Preguntan', []) if entry.startswith('- ')]
    title = re.search(r'^name: (.+)$', situation_files[name].read_text(), re.M)[1]
    own_lines[name] = [title] + said + [question for question, *_ in asked]
    if not given.no_content:
        for text in said + [question for question, *_ in asked]:
            items.append(Item(text, 'content', 'content', situations=[situation_at[name]], topics=topics_of([name])))
    for question, answer in (entry[:2] for entry in asked if len(entry) > 1):
        pairs.append((read(question), read(answer), name))
    for entry in found.get('Preguntar', []):
        chip = re.match(r'\s+- (.+?) → here \| (.+)$', entry)
        if chip:
            pairs.append((read(chip[1]), read(chip[2]), name))


def chips_of(name):
    """Per question of a situation its chips as label and what is answered to them."""
    asked = []
    for entry in sections[name].get('Preguntar', []):
        if entry.startswith('- '):
            asked.append([])
            continue
        label, _, rest = entry.strip()[2:].partition(' → ')
        target, _, says = rest.partition(' | ')
        asked[-1].append(f'{label}. {says}' if says else label)
    return asked


answered = []
# What anybody in a topic may ask stands in its file.
asked_of_topics = {
    path.stem: [entry[2:].split(' | ')[0] for entry in path.read_text().partition('## Preguntan')[2].splitlines() if entry.startswith('- ')]
    for path in content.glob('temas/*.md')
}
for line in answers:
    if 'topic' in line:
        questions = asked_of_topics.get(line['topic'], [])
        if line['asks'] in questions:
            at = questions.index(line['asks'])
            entry = (read(line['text']), [read(text) for text in questions], at, line['author'], 'asks')
            answered.append(entry)
            if line['author'] not in APART | CERTAIN:
                pairs.extend([(entry[0], entry[1][at], f"{line['topic']}#{at}")] * 2)
        continue
    name = line['situation']
    if name not in sections:
        continue
    if 'asks' in line:
        questions = [entry[2:].split(' | ')[0] for entry in sections[name]['Preguntan'] if entry.startswith('- ')]
        entry = (read(line['text']), [read(text) for text in questions], line['asks'], line['author'], 'asks')
    else:
        chips = chips_of(name)[line['question']]
        entry = (read(line['text']), [read(text) for text in chips], line['chip'], line['author'], 'chip')
    answered.append(entry)
    if line['author'] not in APART | CERTAIN and entry[2] is not None and entry[2] < len(entry[1]):
        pairs.extend([(entry[0], entry[1][entry[2]], name)] * 2)
labels_of_questions = {}
for path in sorted(content.glob('preguntas/*.md')):
    for part in re.split(r'^## ', path.read_text(), flags=re.M)[1:]:
        head, _, body = part.partition('\n')
        name, _, label = head.partition(' | ')
        labels_of_questions[f'{path.stem}/{name}'] = f'{label} {body.splitlines()[0][2:] if body else ""}'
for name, text in labels_of_questions.items():
    if name in QUESTIONS:
        items.extend([Item(text, 'content', 'content', question=QUESTIONS.index(name)), Item(text.partition('?')[0], 'content', 'content', act=ACTS.index('question'), question=QUESTIONS.index(name))] * 3)
for line in done:
    if line.get('question') in labels_of_questions and line['author'] not in APART | CERTAIN:
        pairs.append((read(line['text']), read(labels_of_questions[line['question']]), line['question']))
for item in items:
    if item.source == 'told' and item.situations:
        name = SITUATIONS[item.situations[0]]
        pairs.append((item.words, read(random.choice(own_lines[name])), name))

pieces = torch.zeros(len(vocabulary), PIECES_MAX, dtype=torch.long)
for word, at in vocabulary.items():
    found = pieces_of(word)
    pieces[at, :len(found)] = torch.tensor(found)

meanings, IDEAS = {}, {}
meanings_file = ROOT / 'training/meanings.tsv'
if meanings_file.exists() and not given.no_meanings:
    for line in open(meanings_file):
        word, _, ideas = line.rstrip('\n').partition('\t')
        if ideas:
            meanings[word] = [IDEAS.setdefault(idea, len(IDEAS) + 1) for idea in ideas.split()[:IDEAS_MAX]]
ideas_of_word = torch.zeros(len(vocabulary), IDEAS_MAX, dtype=torch.long)
for word, at in vocabulary.items():
    for cut in (0, 1, 2, 3):
        stem = word[:len(word) - cut]
        if cut and len(stem) < 4:
            break
        if stem in meanings:
            ideas_of_word[at, :len(meanings[stem])] = torch.tensor(meanings[stem])
            break
print(f'{len(items)} texts to learn from, {len(certain)} for certainty, {len(unread)} never read, {len(pairs)} pairs, {len(answered)} answers; '
      f'{len(vocabulary)} words, {len(IDEAS)} ideas, {int((ideas_of_word[:, 0] > 0).sum())} words with one; '
      f'{len(SITUATIONS)} situations, {len(TOPICS)} topics, {len(ACTS)} acts, {len(QUESTIONS)} questions, {len(THINGS)} things', flush=True)


# ---------------------------------------------------------------- the network

def padded(texts):
    longest = max(len(text) for text in texts)
    out = torch.full((len(texts), longest), -1)
    for at, text in enumerate(texts):
        out[at, :len(text)] = torch.tensor(text)
    return out


class Encoder(nn.Module):
    def __init__(self):
        super().__init__()
        width = given.width
        self.pieces = nn.EmbeddingBag(given.buckets + 1, width, mode='mean', padding_idx=0)
        self.ideas = nn.EmbeddingBag(len(IDEAS) + 1, width, mode='sum', padding_idx=0)
        nn.init.normal_(self.ideas.weight, std=.5)
        with torch.no_grad():
            self.ideas.weight[0] = 0
        self.convolutions = nn.ModuleList(nn.Conv1d(width, width, 3, padding=1) for _ in range(given.convolutions))

    def forward(self, words):
        """Mean and maximum of the words; the same once more after the convolutions."""
        distinct, place = torch.unique(words.clamp(min=0), return_inverse=True)
        vectors = self.pieces(pieces[distinct]) * 3 + self.ideas(ideas_of_word[distinct])
        there = (words >= 0).float()[..., None]
        rows = vectors[place] * there
        if self.training:
            rows = rows * (torch.rand(words.shape) > given.word_drop).float()[..., None]
        count = there.sum(1)

        def pool(rows):
            return [(rows * there).sum(1) / count, (rows + (there - 1) * 1e4).max(1)[0]]

        out = pool(rows)
        if given.convolutions:
            for layer in self.convolutions:
                rows = rows + F.gelu(layer(rows.transpose(1, 2)).transpose(1, 2)) * there
            out += pool(rows)
        return torch.cat(out, 1)


WIDE = (4 if given.convolutions else 2) * given.width
LABELS = {'situation': SITUATIONS, 'topic': TOPICS, 'act': ACTS, 'question': QUESTIONS, 'thing': THINGS}


def build():
    encoder = Encoder()
    heads = nn.ModuleDict({name: nn.Linear(WIDE, max(1, len(labels))) for name, labels in {**LABELS, 'old': OLD, 'kind': KINDS}.items()})
    heads['near'] = nn.Linear(2 * given.width, NEAR, bias=False)
    return encoder, heads


def near(encoder, heads, texts):
    return F.normalize(heads['near'](encoder(padded(texts))[:, :2 * given.width]), dim=1)


def loss_of(encoder, heads, chunk):
    encoded = F.dropout(encoder(padded([item.words for item in chunk])), given.drop)
    loss = torch.zeros(())

    def rows(name):
        return [at for at, item in enumerate(chunk) if getattr(item, name) is not None]

    at = rows('situations')
    if at:
        wanted = torch.zeros(len(at), len(SITUATIONS))
        for row, place in enumerate(at):
            for name in chunk[place].situations:
                wanted[row, name] = 1 / len(chunk[place].situations)
        # What is written of often must not win where little is known (logit adjustment, Menon et al. 2021).
        shares = F.log_softmax(heads['situation'](encoded[at]) + RARITY_COUNTS * frequency, 1)
        loss = loss + 2 * -(wanted * shares).sum() / len(chunk)
        not_this = [(row, name) for row, place in enumerate(at) for name in chunk[place].denied or []]
        if not_this:
            row, name = (torch.tensor(list(side)) for side in zip(*not_this))
            loss = loss - torch.log1p(-shares[row, name].exp().clamp(max=.999)).sum() / len(chunk)
    at = rows('topics')
    if at:
        wanted = torch.tensor(np.stack([chunk[place].topics for place in at]))
        loss = loss - (wanted * F.log_softmax(heads['topic'](encoded[at]), 1)).sum() / len(chunk)
    for name, weight in (('old', .5), ('kind', 1), ('act', 1.5), ('question', 1.5), ('thing', 1.5)):
        at = rows(name)
        if at:
            wanted = torch.tensor([getattr(chunk[place], name) for place in at])
            loss = loss + weight * F.cross_entropy(heads[name](encoded[at]), wanted, reduction='sum', label_smoothing=.03) / len(chunk)
    return loss


def likeness_loss(encoder, heads, chunk):
    left = near(encoder, heads, [pair[0] for pair in chunk])
    right = near(encoder, heads, [pair[1] for pair in chunk])
    scores = left @ right.T * LIKE
    same = torch.tensor([[i != j and a[2] == b[2] and a[1] == b[1] for j, b in enumerate(chunk)] for i, a in enumerate(chunk)])
    scores = scores.masked_fill(same, -1e4)
    at = torch.arange(len(chunk))
    return F.cross_entropy(scores, at) + F.cross_entropy(scores.T, at)


def chunks(texts, size):
    """Of like length, in no order."""
    order = sorted(range(len(texts)), key=lambda at: (len(texts[at]) // 6, random.random()))
    out = [order[at:at + size] for at in range(0, len(order), size)]
    random.shuffle(out)
    return out


def train(learnt):
    global frequency
    counts = torch.ones(len(SITUATIONS)) * 5
    for item in learnt:
        for name in item.situations or []:
            counts[name] += 1 / len(item.situations)
    frequency = torch.log(counts / counts.sum())
    encoder, heads = build()
    weights = [*encoder.parameters(), *heads.parameters()]
    optimiser = torch.optim.AdamW(weights, lr=given.rate, weight_decay=.02)
    steps = given.epochs * ((len(learnt) + int(len(dangers) * DANGERS_A_PASS)) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, lambda step: min(1, (step + 1) / 100) * max(.02, 1 - step / steps))
    began = time.time()
    for epoch in range(given.epochs):
        encoder.train()
        total = count = 0
        likes = iter(random.sample(pairs, len(pairs))) if given.likeness else iter(())
        # Messages with danger and their look-alikes are many: another part of them in every pass.
        now = learnt + random.sample(dangers, int(len(dangers) * DANGERS_A_PASS))
        for chunk in chunks([item.words for item in now], BATCH):
            loss = loss_of(encoder, heads, [now[at] for at in chunk])
            if given.likeness and count % 2 == 0:
                some = [pair for _, pair in zip(range(96), likes)]
                if len(some) < 96:
                    likes = iter(random.sample(pairs, len(pairs)))
                else:
                    loss = loss + given.likeness * likeness_loss(encoder, heads, some)
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(weights, 1.)
            optimiser.step()
            schedule.step()
            total, count = total + loss.item(), count + 1
        print(f'pass {epoch + 1} of {given.epochs}, loss {total / count:.3f}, {time.time() - began:.0f} s', flush=True)
    encoder.eval()
    return encoder, heads


# ---------------------------------------------------------------- figures

def shares_of(encoder, heads, name, texts):
    out = []
    with torch.no_grad():
        for at in range(0, len(texts), 256):
            out.append(torch.softmax(heads[name](encoder(padded(texts[at:at + 256]))), 1))
    return torch.cat(out).numpy()


def wanted_of(item, name):
    if name == 'situation':
        return set(item.situations)
    if name == 'topic':
        return {topic_of[at] for at in item.situations}
    return {getattr(item, name)}


def log_odds(p):
    p = np.clip(p, 1e-6, 1 - 1e-6)
    return np.log(p / (1 - p))


def fit(p, right, counts):
    """Slope and shift of the log odds: Newton's steps with a little weight against extremes."""
    x, y = log_odds(p), right.astype(float)
    slope, shift = 1., 0.
    for _ in range(50):
        q = 1 / (1 + np.exp(-(slope * x + shift)))
        w = q * (1 - q) * counts + 1e-9
        q_y = (q - y) * counts
        g = np.array([(q_y * x).sum() + .5 * (slope - 1), q_y.sum()])
        h = np.array([[(w * x * x).sum() + .5, (w * x).sum()], [(w * x).sum(), w.sum() + .5]])
        slope, shift = np.array([slope, shift]) - np.linalg.solve(h, g)
    return float(slope), float(shift)


def figures(encoder, heads, people, title, calibration=None):
    out = {}
    for name in LABELS:
        some = [item for item in people if (item.situations if name == 'topic' else getattr(item, {'situation': 'situations'}.get(name, name))) is not None]
        if not some:
            continue
        shares = shares_of(encoder, heads, name, [item.words for item in some])
        top = np.argsort(-shares, 1)[:, :4]
        right = np.array([top[at, 0] in wanted_of(item, name) for at, item in enumerate(some)])
        three, four = (np.array([bool(set(top[at, :size]) & wanted_of(item, name)) for at, item in enumerate(some)]) for size in (3, 4))
        p = shares.max(1)
        # However many messages a source has: the talk meets people who tell, and more people who show.
        sources = collections.Counter(item.source for item in some)
        shares = {source: TOLD_COUNTS if source == 'told' else 1 for source in sources}
        out[name] = (p, right, np.array([len(some) * shares[item.source] / sum(shares.values()) / sources[item.source] for item in some]))
        if calibration and name in calibration:
            slope, shift = calibration[name]
            p = 1 / (1 + np.exp(-(slope * log_odds(p) + shift)))
        sure = p >= .93
        print(f'{title:26s} {name:10s} {len(some):5d}  first {100 * right.mean():5.1f}  in three {100 * three.mean():5.1f}  in four {100 * four.mean():5.1f}'
              f'  sure {100 * sure.mean():5.1f} of which right {100 * right[sure].mean() if sure.any() else float("nan"):5.1f}', flush=True)
    return out


def all_figures(encoder, heads, calibration=None):
    figures(encoder, heads, [item for item in unread if item.source == 'topics'], 'topic messages', calibration)
    for author in sorted({item.author for item in unread if item.source != 'topics'}):
        figures(encoder, heads, [item for item in unread if item.author == author], author, calibration)
    for kind in ('chip', 'asks'):
        some = [entry for entry in answered if entry[4] == kind and entry[2] is not None and entry[2] < len(entry[1]) and entry[3] in APART]
        if some:
            with torch.no_grad():
                ok = [int((near(encoder, heads, [e[0]]) @ near(encoder, heads, e[1]).T).argmax()) == e[2] for e in some]
            print(f'likeness alone, {kind}: {len(ok)}, right {100 * np.mean(ok):.1f}', flush=True)


def likeness_figures(encoder, heads, entries):
    p, right = [], []
    with torch.no_grad():
        for text, texts, wanted, _, _ in entries:
            shares = torch.softmax(LIKE * (near(encoder, heads, [text]) @ near(encoder, heads, texts).T)[0], 0).numpy()
            p.append(shares.max())
            right.append(int(shares.argmax()) == wanted)
    return np.array(p), np.array(right)


# The files of acts ask far more and tell far less than people do in a talk: what is written out counts with their shares there.
IN_A_TALK = {'question': -1.5, 'telling': 1.6}


def bias_of(name, head, labels):
    bias = head.bias.detach().numpy().copy()
    for at, label in enumerate(labels):
        bias[at] += IN_A_TALK.get(label, 0) if name == 'act' else 0
    return bias


def base64_of(array, kind):
    return base64.b64encode(np.ascontiguousarray(array, dtype=kind).tobytes()).decode()


HEAD_OF = {'danger': 'kind'}


def write(encoder, heads, calibration):
    checks = [line['text'] for line in told[::len(told) // 40] if all(word in vocabulary for word in words_of(line['text']))]
    weight = encoder.pieces.weight.detach().numpy()
    step = float(np.quantile(np.abs(weight), .9999) / 127)
    table = {
        'width': given.width,
        'buckets': given.buckets,
        'step': step,
        'pieces': base64_of(np.clip(np.round(weight / step), -127, 127), np.int8),
        'meanings': '\n'.join(' '.join([word, *map(str, ideas)]) for word, ideas in meanings.items()),
        'ideas': {'names': list(IDEAS), 'rows': base64_of(encoder.ideas.weight.detach().numpy(), np.float32)},
        'convolutions': [{'weights': base64_of(layer.weight.detach().numpy().transpose(0, 2, 1), np.float32), 'bias': base64_of(layer.bias.detach().numpy(), np.float32)} for layer in encoder.convolutions],
        'heads': {
            name: {'labels': labels, 'weights': base64_of(heads[HEAD_OF.get(name, name)].weight.detach().numpy(), np.float32), 'bias': base64_of(bias_of(name, heads[HEAD_OF.get(name, name)], labels), np.float32),
                   'slope': round(calibration[name][0], 4), 'shift': round(calibration[name][1], 4)}
            for name, labels in {**LABELS, 'danger': KINDS}.items() if name != 'topic'
        },
        # What the code beside the table must read in the same way (recognise.test.ts).
        'checks': [{'text': text, 'situation': SITUATIONS[int(shares.argmax())], 'share': round(float(shares.max()), 3)}
                   for text, shares in zip(checks, shares_of(encoder, heads, 'situation', [read(text) for text in checks]))],
        'near': {'size': NEAR, 'like': LIKE, 'slope': round(calibration['near'][0], 4), 'shift': round(calibration['near'][1], 4), 'weights': base64_of(heads['near'].weight.detach().numpy(), np.float32)},
    }
    OUT.write_text(json.dumps(table, ensure_ascii=False) + '\n')
    print(f'{OUT} {OUT.stat().st_size / 1e6:.1f} MB')


if given.dry:
    encoder, heads = train(items + certain)
    all_figures(encoder, heads)
    raise SystemExit
encoder, heads = train(items)
measured = figures(encoder, heads, certain, 'for certainty')
calibration = {name: fit(p, right, counts) if right.sum() > 20 else (1., 0.) for name, (p, right, counts) in measured.items()}
for name in LABELS:
    calibration.setdefault(name, (1., 0.))
certain_answers = [entry for entry in answered if entry[3] in CERTAIN]
if certain_answers:
    p, right = likeness_figures(encoder, heads, certain_answers)
    calibration['near'] = fit(p, right, np.ones(len(p)))
calibration.setdefault('near', (1., 0.))
calibration.setdefault('danger', (1., 0.))
print('certainty', calibration)
all_figures(encoder, heads, calibration)
write(encoder, heads, calibration)
