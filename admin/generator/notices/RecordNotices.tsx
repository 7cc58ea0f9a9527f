import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import { Alert, AlertTitle, Button, Stack, Typography, useTheme } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import { actionsFor, baseOf } from '../../model/actions';
import type { ActionModel, FieldModel } from '../../model/resource-model';
import type { Schema } from '../../providers/contract';
import { Tag } from '../../theme/chips/Tag';
import { useValueText } from '../fields/use-value-text';
import { useAction } from '../pages/use-action';
import { useResourceModel } from '../resource-model-context';
import { useMatchContext } from '../use-match-context';

type Value = { widget: FieldModel['widget']; value: unknown; name?: string; unit?: string };
type Tone = Schema<'RecordNotice'>['tone'];

interface Sentence {
  code: string;
  params?: Record<string, string | number | Value>;
  tone?: Tone;
}

interface NoticeAction extends Sentence {
  name: string;
  given?: object;
  texts?: Record<string, Sentence>;
  anyVersion?: boolean;
}

/** A notice of a record, as the API computes it. */
interface Notice {
  tone: Tone;
  title: Sentence | null;
  sentences: Sentence[];
  actions: NoticeAction[];
}

interface RecordNoticesProps {
  record: RaRecord;
  /** Makes a transition of the record with these values; undefined for one that is not possible now. */
  transition?: (action: string) => ((given: object) => void) | undefined;
}

/** The notices about a record for its reader, which the API computes, with the buttons of the next step. */
export function RecordNotices({ record, transition }: RecordNoticesProps) {
  const translate = useTranslate();
  const { model } = useResourceModel();
  const { textOf, wordsOf, texts } = useSentences();
  const declared = actionsFor(model, record, useMatchContext());
  const notices = (record.notices ?? []) as Notice[];
  const labelOf = ({ code }: NoticeAction) => `${texts}.actions.${code}.name`;
  const begunOf = ({ texts: begun = {} }: NoticeAction) =>
    Object.fromEntries(Object.entries(begun).map(([field, sentence]) => [field, textOf(sentence)]));
  const actionOf = (act: NoticeAction): ActionModel[] => {
    const { name, params, given = {}, anyVersion } = act;
    const action = declared.find((other) => other.name === name);
    if (!action) return [];
    const label = labelOf(act);
    const asked = action.body?.filter((field) => !(field.name in given));
    const body = asked?.map((field) => ({ ...field, label: `${baseOf({ ...action, label })}.fields.${field.name}` }));
    const isVersioned = action.isVersioned && !anyVersion;
    return [{ ...action, label, body, given, begun: begunOf(act), words: wordsOf(params), isVersioned }];
  };
  const actions = notices.flatMap((notice) => notice.actions.flatMap(actionOf));
  const { begin, isBusy, dialogs } = useAction(record, actions);
  const startOf = (act: NoticeAction) => {
    const make = transition?.(act.name);
    if (make) return () => make({ ...act.given, ...begunOf(act) });
    const action = actions.find(({ label }) => label === labelOf(act));
    return action && (() => begin(action));
  };
  return (
    <>
      {notices.map(({ tone, title, sentences, actions: acts }) => {
        const isChoice = acts.length > 1;
        return (
          <Alert
            key={(title ?? sentences[0])?.code}
            severity={tone.toLowerCase() as Lowercase<Tone>}
            sx={{ mb: 1.5, '& .MuiAlert-message': { flex: 1 } }}
          >
            {title && <AlertTitle>{textOf(title)}</AlertTitle>}
            <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
              {title ? (
                sentences.map((sentence) => <Line key={sentence.code} sentence={sentence} />)
              ) : (
                <span>{sentences.map(textOf).join(' ')}</span>
              )}
              <Stack direction="row" spacing={1} sx={{ '&:empty': { display: 'none' } }}>
                {acts.map((act, index) => {
                  const start = startOf(act);
                  const isFirst = isChoice && index === 0;
                  return (
                    start && (
                      <Button
                        key={act.code}
                        variant={isFirst ? 'contained' : 'outlined'}
                        color={isFirst ? 'primary' : 'inherit'}
                        size={isChoice ? 'medium' : 'small'}
                        loading={isBusy}
                        onClick={start}
                      >
                        {translate(labelOf(act))}
                      </Button>
                    )
                  );
                })}
              </Stack>
            </Stack>
          </Alert>
        );
      })}
      {dialogs}
    </>
  );
}

/** A paragraph below the title of a notice, or a tag for one with a tone. */
function Line({ sentence }: { sentence: Sentence }) {
  const { palette } = useTheme();
  const text = useSentences().textOf(sentence);
  if (!sentence.tone) {
    return (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    );
  }
  const tone = palette.deadline[sentence.tone === 'ERROR' ? 'overdue' : 'onTime'];
  return <Tag icon={EventRepeatOutlined} tone={tone} label={text} />;
}

/** Functions that write sentences and their values in the user's language, values like those of fields of their kinds. */
function useSentences() {
  const translate = useTranslate();
  const valueText = useValueText();
  const { model } = useResourceModel();
  const texts = `resources.${model.path}.notices`;
  const wordOf = (value: string | number | Value) => {
    if (typeof value !== 'object') return value;
    return valueText({ ...value, choices: { name: value.name } } as unknown as FieldModel, value.value);
  };
  const wordsOf = (params: Sentence['params'] = {}) =>
    Object.fromEntries(Object.entries(params).map(([name, value]) => [name, wordOf(value)]));
  return { texts, wordsOf, textOf: ({ code, params }: Sentence) => translate(`${texts}.${code}`, wordsOf(params)) };
}
