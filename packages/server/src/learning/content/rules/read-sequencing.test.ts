import { expect, it } from "vitest";
import { isFault } from "./fault.ts";
import { readSequencing, sequencingCollection } from "./read-sequencing.ts";
import { childOf, readXml } from "./xml-tree.ts";

const manifest = readXml(
  Buffer.from(`<manifest><item><imsss:sequencing IDRef="S">
    <imsss:controlMode choice="false" flow="1"/>
    <imsss:sequencingRules>
      <imsss:preConditionRule>
        <imsss:ruleConditions conditionCombination="any">
          <imsss:ruleCondition condition="satisfied" operator="not" referencedObjective="O1"/>
          <imsss:ruleCondition condition="objectiveMeasureGreaterThan" measureThreshold="0.5"/>
          <imsss:ruleCondition condition="invented"/>
        </imsss:ruleConditions><imsss:ruleAction action="disabled"/>
      </imsss:preConditionRule>
      <imsss:postConditionRule><imsss:ruleConditions><imsss:ruleCondition condition="always"/></imsss:ruleConditions>
        <imsss:ruleAction action="explode"/></imsss:postConditionRule>
    </imsss:sequencingRules>
    <imsss:limitConditions attemptLimit="2"/>
    <imsss:rollupRules rollupObjectiveSatisfied="false" objectiveMeasureWeight="0.25">
      <imsss:rollupRule childActivitySet="atLeastPercent" minimumPercent="0.6">
        <imsss:rollupConditions><imsss:rollupCondition condition="completed"/></imsss:rollupConditions>
        <imsss:rollupAction action="completed"/>
      </imsss:rollupRule>
    </imsss:rollupRules>
    <imsss:objectives>
      <imsss:primaryObjective objectiveID="P" satisfiedByMeasure="true">
        <imsss:minNormalizedMeasure>0.7</imsss:minNormalizedMeasure>
        <imsss:mapInfo targetObjectiveID="G" writeSatisfiedStatus="true"/>
      </imsss:primaryObjective>
      <imsss:objective objectiveID="O1"/>
    </imsss:objectives>
    <adlseq:objectives><adlseq:objective objectiveID="P"><adlseq:mapInfo targetObjectiveID="G" readRawScore="false"/>
    </adlseq:objective></adlseq:objectives>
    <adlseq:rollupConsiderations requiredForCompleted="ifAttempted"/>
  </imsss:sequencing></item>
  <imsss:sequencingCollection><imsss:sequencing ID="S"><imsss:deliveryControls tracked="false"/>
    <imsss:controlMode choice="true" forwardOnly="true"/>
    <imsss:randomizationControls randomizationTiming="once"/></imsss:sequencing></imsss:sequencingCollection></manifest>`),
  "m",
);

it("sequencing in the words of the activity tree: no invented rule, its own elements in place of those of a collection", () => {
  if (isFault(manifest)) throw new Error(manifest.fault);
  expect(readSequencing(childOf(manifest, "item"), sequencingCollection(manifest))).toEqual({
    sequencingControls: {
      choice: false,
      flow: true,
      randomizationTiming: "once",
      rollupObjectiveSatisfied: false,
      objectiveMeasureWeight: 0.25,
    },
    sequencingRules: {
      preConditionRules: [
        {
          action: "disabled",
          conditionCombination: "any",
          conditions: [
            { condition: "satisfied", operator: "not", referencedObjective: "O1" },
            { condition: "objectiveMeasureGreaterThan", parameters: { threshold: 0.5 } },
          ],
        },
      ],
    },
    rollupRules: {
      rules: [
        {
          ...{ action: "completed", conditionCombination: "any", consideration: "atLeastPercent" },
          ...{ minimumPercent: 60, conditions: [{ condition: "completed" }] },
        },
      ],
    },
    rollupConsiderations: { requiredForCompleted: "ifAttempted" },
    deliveryControls: { tracked: false },
    primaryObjective: {
      ...{ objectiveID: "P", satisfiedByMeasure: true, minNormalizedMeasure: 0.7 },
      mapInfo: [
        {
          ...{ targetObjectiveID: "G", readSatisfiedStatus: true, readNormalizedMeasure: true },
          ...{ writeSatisfiedStatus: true, writeNormalizedMeasure: false },
          ...{ readRawScore: false, readMinScore: true, readMaxScore: true },
          ...{ readCompletionStatus: true, readProgressMeasure: true },
          ...{ writeRawScore: false, writeMinScore: false, writeMaxScore: false },
          ...{ writeCompletionStatus: false, writeProgressMeasure: false },
        },
      ],
    },
    objectives: [{ objectiveID: "O1" }],
    attemptLimit: 2,
  });
});
