import { registry } from '#domain/objects.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { useLanguage } from '../../data/useLanguage.ts';

interface ConditionInWordsProps {
  readonly objectName: string;
  readonly condition: string;
}

/** A condition as a sentence for people who do not write expressions. */
const ConditionInWords = ({ objectName, condition }: ConditionInWordsProps) => {
  const language = useLanguage();
  return <>{ruleInWords(language, registry, objectName, condition)}</>;
};

export default ConditionInWords;
